import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { awake } from '../../boards/test-boards';
import { booksOf } from '../../payments/ledger/test-books';
import { fullRoom, order, payByCard, report, roomIn, stageOf } from '../../payments/test-rooms';
import { titlesNotified } from '../../safety/test-safety';
import type { Person, TestApp } from '../../test-app';
import { changeOperator } from '../people/change-operators';
import { callsAt, contested, operatorApp, operatorPerson, reason } from '../test-operator';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
afterAll(() => t.close());

const { get, post } = callsAt(() => t);

describe('a dispute', () => {
  test('is whole on one page, and decided once with the sum typed twice', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const id = await contested(t, room);
    const page = await get(operator, `disputes/${id}`);
    expect(page.body).toMatchObject({
      text: '터졌어요',
      answer: '멀쩡했어요',
      paid: room.share,
      left: room.share,
      held: room.share * 2,
      followerPerson: { nickname: room.followers[0]!.nickname, disputesSaid: 1 },
      leaderPerson: { nickname: room.leader.nickname, disputesReceived: 1 },
    });
    expect(page.body.receipts).toHaveLength(2);
    expect(page.body.ledger.map(({ kind }: { kind: string }) => kind)).toEqual(['PAYMENT', 'PAYMENT']);
    expect(page.body.chat.length).toBeGreaterThan(0);

    const decide = (person: Person, refund: number, confirm = refund) =>
      post(person, `disputes/${id}/decide`, { refund, confirm, reason });
    expect((await decide(operator, 1000, 100)).body.code).toBe('CONFIRM_MISMATCH');
    expect((await decide(operator, room.share + 1)).body.code).toBe('REFUND_TOO_HIGH');
    const other = await operatorPerson(t);
    const both = await Promise.all([decide(operator, 1000), decide(other, 1000)]);
    expect(new Set(both.map(({ body }) => body.code))).toEqual(new Set([undefined, 'ALREADY_DECIDED']));
    await t.runJobs();
    expect((await booksOf(t, room)).movements.filter(({ kind }) => kind === 'REFUND')).toMatchObject([
      { amount: 1000 },
    ]);
    expect(await titlesNotified(t, room.followers[0]!)).toContain('1,000원을 돌려 드려요');
  });

  test('nobody who is in the room decides it, and the leader’s days are waited for', async () => {
    const room = await roomIn(t, 'PURCHASED');
    await changeOperator(t.db, room.followers[1]!.email, true, t.clock.now);
    const path = `/api/chat/rooms/${room.id}/disputes`;
    const said = await t.call(awake(t, room.followers[0]!), 'POST', path, { kind: 'SHORT', text: '모자라요' });
    const decision = { refund: 0, confirm: 0, reason };
    expect((await post(operator, `disputes/${said.body.id}/decide`, decision)).body.code).toBe('BAD_REQUEST');
    await t.call(awake(t, room.leader), 'PATCH', `${path}/${said.body.id}/contest`, { text: '아니에요' });
    const inside = await post(room.followers[1]!, `disputes/${said.body.id}/decide`, decision);
    expect(inside.body.code).toBe('OWN_CASE');
  });
});

describe('a purchase is called off', () => {
  test.each(['RECRUITING', 'RECRUITED', 'PAYING'] as const)('%s: everybody gets everything back', async (stage) => {
    const room = await roomIn(t, stage);
    const sum = stage === 'PAYING' ? room.share * 2 : 0;
    const off = (confirm: number) => post(operator, `boards/${room.id}/call-off`, { reason, confirm });
    expect((await off(sum + 1)).body.code).toBe('CONFIRM_MISMATCH');
    expect((await off(sum)).status).toBe(200);
    await t.runJobs();
    expect(await stageOf(t, room)).toBe('CANCELLED');
    expect((await booksOf(t, room)).movements.filter(({ kind }) => kind === 'REFUND')).toHaveLength(sum ? 2 : 0);
  });

  test('PURCHASED: a sum per follower, and the room completes', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const page = await get(operator, `boards/${room.id}`);
    const [, first, second] = page.body.members as { participantId: number; held: number }[];
    expect(first!.held).toBe(room.share);
    const refunds = [
      { participantId: first!.participantId, refund: room.share },
      { participantId: second!.participantId, refund: 500 },
    ];
    const confirm = room.share + 500;
    expect((await post(operator, `boards/${room.id}/call-off`, { reason, confirm, refunds })).status).toBe(200);
    await t.runJobs();
    expect(await stageOf(t, room)).toBe('COMPLETED');
    const amounts = (await booksOf(t, room)).movements
      .filter(({ kind }) => kind === 'REFUND')
      .map(({ amount }) => amount);
    expect(amounts.toSorted((a, b) => a - b)).toEqual([500, room.share]);
    const again = await post(operator, `boards/${room.id}/call-off`, { reason, confirm, refunds });
    expect(again.body.code).toBe('BOARD_NOT_CANCELLABLE');
  });
});

test('a payment that does not fit waits in the queue, without its buyer, and goes back whole', async () => {
  const room = await fullRoom(t);
  const payer = room.followers[0]!;
  const { amount } = await order(t, room, payer);
  // Under a number of their own, a won too little.
  const impUid = await payByCard(t, { merchantUid: `own_${room.id}`, amount: amount - 1, buyer: payer });
  for (let times = 0; times < 2; times++)
    expect((await report(t, room, payer, impUid)).body.code).toBe('PAYMENT_MISMATCH');
  const kept = t.db.selectFrom('paymentTroubles').selectAll().where('impUid', '=', impUid);
  await vi.waitFor(async () => expect(await kept.execute()).toHaveLength(1));
  const rows = await kept.execute();
  expect(rows).toMatchObject([{ why: 'PAYMENT_MISMATCH', boardId: room.id, userId: payer.userId, endedAt: null }]);
  expect(Object.keys(rows[0]!.record as object).toSorted()).toEqual([
    'amount',
    'cancelledAmount',
    'currency',
    'status',
  ]);
  const waiting = async () =>
    (await get(operator, 'troubles')).body.filter(({ id }: { id: string }) => id === impUid) as object[];
  expect(await waiting()).toMatchObject([{ kind: 'MISMATCH', amount: amount - 1, nickname: payer.nickname }]);
  expect(JSON.stringify(await waiting())).not.toContain('@');

  const decide = (refund: number) =>
    post(operator, `troubles/${impUid}/decide`, { verb: 'REFUND', refund, confirm: refund, reason });
  expect((await decide(amount)).body.code).toBe('CONFIRM_MISMATCH');
  expect((await decide(amount - 1)).status).toBe(200);
  await t.runJobs();
  const card = t.db.selectFrom('sandboxPayments').select(['status', 'cancelAmount']).where('impUid', '=', impUid);
  expect(await card.executeTakeFirst()).toEqual({ status: 'cancelled', cancelAmount: amount - 1 });
  expect(await waiting()).toEqual([]);
});
