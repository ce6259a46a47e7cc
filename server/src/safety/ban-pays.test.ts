import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { booksOf } from '../payments/ledger/test-books';
import { reconcileOrders } from '../payments/reconcile-orders';
import { fullRoom, order, payByCard, payShareOf, report, roomIn, stageOf, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { sanctionNow } from './test-sanctions';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const ban = ({ userId }: Person) => sanctionNow(t.deps, userId, { kind: 'BANNED', reason: '사기' });

/** The job of the ban, the refunds, and the orders nobody reported. */
async function settleAll(): Promise<void> {
  await t.runJobs();
  t.clock.now = new Date(t.clock.now.getTime() + 5 * 60_000);
  await reconcileOrders(t.deps);
  await t.runJobs();
}

/** Seated with the money held, or gone with all of it back on the card. */
async function endOf(room: TestRoom, { userId }: Person): Promise<'seated' | 'refunded'> {
  const seat = await t.db
    .selectFrom('participants')
    .select(['paidAt', 'leftWhy', 'leftAt'])
    .where('boardId', '=', room.id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const { cards, openRefunds, balance } = await booksOf(t, room);
  expect([openRefunds, balance]).toEqual([[], 0]);
  const [card] = cards;
  if (seat.leftAt === null) {
    expect(seat.paidAt).not.toBeNull();
    expect(Number(card!.cancelAmount)).toBe(0);
    return 'seated';
  }
  expect(seat.leftWhy).toBe('OPERATOR');
  expect(Number(card!.cancelAmount)).toBe(Number(card!.amount));
  return 'refunded';
}

test.each([1, 2, 3, 4, 5, 6])('round %i: banned while the payment is reported: seated or refunded', async () => {
  const room = await fullRoom(t, { followers: 2 });
  const payer = room.followers[0]!;
  const impUid = await payByCard(t, { ...(await order(t, room, payer)), buyer: payer });
  await Promise.all([report(t, room, payer, impUid), ban(payer).then(() => t.runJobs())]);
  await settleAll();
  expect(['seated', 'refunded']).toContain(await endOf(room, payer));
});

test('paid at the provider and banned before anybody heard of it: the seat is gone, and the money goes back', async () => {
  const room = await fullRoom(t, { followers: 2 });
  const payer = room.followers[0]!;
  const impUid = await payByCard(t, { ...(await order(t, room, payer)), buyer: payer });
  await ban(payer);
  await t.deps.sanctions.read();
  expect((await report(t, room, payer, impUid)).body.code).toBe('BANNED');
  await settleAll();
  expect(await endOf(room, payer)).toBe('refunded');
});

test('reported first, banned before the job ran: the paid seat stays until it is settled', async () => {
  const room = await fullRoom(t, { followers: 2 });
  const payer = room.followers[0]!;
  const impUid = await payByCard(t, { ...(await order(t, room, payer)), buyer: payer });
  await report(t, room, payer, impUid);
  await ban(payer);
  await settleAll();
  expect(await endOf(room, payer)).toBe('seated');
});

test.each(['RECRUITED', 'PAYING'] as const)(
  'a paid seat of somebody banned, %s: called off, it goes back',
  async (stage) => {
    const room = stage === 'PAYING' ? await roomIn(t, stage) : await fullRoom(t, { followers: 2 });
    const payer = room.followers[0]!;
    if (stage === 'RECRUITED') await payShareOf(t, room, payer);
    await ban(payer);
    await settleAll();
    const path = `/api/group-boards/${room.id}/cancel`;
    expect((await t.call(awake(t, room.leader), 'POST', path)).status).toBe(200);
    await settleAll();
    const { cards, openRefunds } = await booksOf(t, room);
    expect(openRefunds).toEqual([]);
    expect(cards.every(({ amount, cancelAmount }) => Number(amount) === Number(cancelAmount))).toBe(true);
  },
);

test('a paid seat of somebody banned, PURCHASED: they say that it came, or that it did not', async () => {
  const [received, disputed] = [await roomIn(t, 'PURCHASED'), await roomIn(t, 'PURCHASED')];
  for (const room of [received, disputed]) await ban(room.followers[0]!);
  await settleAll();
  await t.deps.sanctions.read();
  const as = (room: TestRoom, path: string, body?: object) =>
    t.call(awake(t, room.followers[0]!), 'POST', `/api/chat/rooms/${room.id}/${path}`, body);
  expect((await as(received, 'trade-complete')).status).toBe(200);
  expect((await as(disputed, 'disputes', { kind: 'NOT_RECEIVED', text: '못 받았어요' })).status).toBe(200);
  await t.call(awake(t, received.followers[1]!), 'POST', `/api/chat/rooms/${received.id}/trade-complete`);
  expect(await stageOf(t, received)).toBe('COMPLETED');
});
