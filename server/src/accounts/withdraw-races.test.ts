import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake, boardRow, messagesOf } from '../boards/test-boards';
import { inbox } from '../notifications/test-inbox';
import { booksOf } from '../payments/ledger/test-books';
import { reconcileOrders } from '../payments/reconcile-orders';
import { fullRoom, order, payByCard, payShareOf, report, stageOf, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { runClocks } from '../test-clocks';
import { isWhole } from '../test-ring';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

/** By day once. */
const ROUNDS = isWhole ? [1, 2, 3, 4, 5, 6] : [1];
const leave = (person: Person) => t.call(awake(t, person), 'DELETE', '/api/users');
const seatOf = (room: TestRoom, person: Person) =>
  t.db
    .selectFrom('participants')
    .select(['leftWhy', 'paidAt', 'refundedAt'])
    .where('boardId', '=', room.id)
    .where('userId', '=', person.userId)
    .executeTakeFirstOrThrow();

/** Refunds are carried out, and orders without a report are asked about. */
async function settleAll(): Promise<void> {
  t.clock.now = new Date(t.clock.now.getTime() + 5 * 60_000);
  await reconcileOrders(t.deps);
  await t.runJobs();
}

/** Nothing is open, and what came in either still lies here for a seat or has gone back. */
async function moneyOf(room: TestRoom): Promise<{ in: number; back: number }> {
  const { cards, openRefunds, balance } = await booksOf(t, room);
  expect(openRefunds).toEqual([]);
  expect(balance).toBe(0);
  return {
    in: cards.reduce((sum, { amount }) => sum + Number(amount), 0),
    back: cards.reduce((sum, { cancelAmount }) => sum + Number(cancelAmount), 0),
  };
}

test('leaving an unpaid seat of a full purchase opens it: who stays hears until when, an order is void', async () => {
  const room = await fullRoom(t, { followers: 2 });
  const [paid, unpaid] = room.followers as [Person, Person];
  await payShareOf(t, room, paid);
  await order(t, room, unpaid);
  expect((await leave(unpaid)).status).toBe(200);
  expect(await seatOf(room, unpaid)).toMatchObject({ leftWhy: 'WITHDRAWN' });
  expect((await boardRow(t, room.id)).vacantUntil).not.toBeNull();
  expect((await messagesOf(t, room.id)).at(-1)).toMatchObject({ notice: 'VACANCY' });
  expect((await inbox(t, awake(t, paid))).map(({ kind }) => kind)).toContain('VACANCY_PAID');
  expect((await inbox(t, awake(t, room.leader))).map(({ kind }) => kind)).toContain('VACANCY_LEADER');
  const { status } = await t.db
    .selectFrom('orders')
    .innerJoin('participants', 'participants.id', 'orders.participantId')
    .select('status')
    .where('userId', '=', unpaid.userId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('VOID');
});

test.each(ROUNDS)('leaving while paying (%s): a paid seat stays, or the money goes back', async () => {
  const room = await fullRoom(t, { followers: 2 });
  const payer = room.followers[0]!;
  const impUid = await payByCard(t, { ...(await order(t, room, payer)), buyer: payer });
  const [, left] = await Promise.all([report(t, room, payer, impUid), leave(payer)]);
  await settleAll();
  const seat = await seatOf(room, payer);
  const money = await moneyOf(room);
  if (left.status === 200) {
    expect(seat).toMatchObject({ leftWhy: 'WITHDRAWN', paidAt: null });
    expect(money).toEqual({ in: room.share, back: room.share });
  } else {
    expect(left.body.code).toBe('OBLIGATIONS_LEFT');
    expect(seat).toMatchObject({ leftWhy: null, paidAt: expect.any(Date) });
    expect(money).toEqual({ in: room.share, back: 0 });
  }
});

test.each(ROUNDS)('leaving while the leader cancels (%s): the money goes back either way', async () => {
  const room = await fullRoom(t, { followers: 2 });
  const payer = room.followers[0]!;
  await payShareOf(t, room, payer);
  const [cancelled, left] = await Promise.all([
    t.call(awake(t, room.leader), 'POST', `/api/group-boards/${room.id}/cancel`),
    leave(payer),
  ]);
  expect(cancelled.status).toBe(200);
  expect([200, 409]).toContain(left.status);
  expect(await stageOf(t, room)).toBe('CANCELLED');
  if (left.status === 409) expect((await leave(payer)).status).toBe(200);
  await settleAll();
  expect(await moneyOf(room)).toEqual({ in: room.share, back: room.share });
});

test.each(ROUNDS)(
  'the leader cancels and leaves at once (%s): nobody is left behind in a room without a leader',
  async () => {
    const room = await fullRoom(t, { followers: 1 });
    await payShareOf(t, { ...room, followers: [] }, room.followers[0]!);
    const [, left] = await Promise.all([
      t.call(awake(t, room.leader), 'POST', `/api/group-boards/${room.id}/cancel`),
      leave(room.leader),
    ]);
    await settleAll();
    expect([200, 409]).toContain(left.status);
    expect(await stageOf(t, room)).toBe('CANCELLED');
    expect(await moneyOf(room)).toEqual({ in: room.share, back: room.share });
  },
);

test.each(ROUNDS)('leaving while the seat is released for being unpaid (%s): it falls free once', async () => {
  t.clock.now = new Date('2026-11-15T03:00:00Z');
  const room = await fullRoom(t, { followers: 2 });
  const [paid, unpaid] = room.followers as [Person, Person];
  await payShareOf(t, room, awake(t, paid));
  for (const told of ['2026-11-16T12:00:00Z', '2026-11-17T09:00:00Z']) {
    t.clock.now = new Date(told);
    await runClocks(t.deps);
  }
  t.clock.now = new Date('2026-11-17T12:00:00Z');
  const [left] = await Promise.all([leave(unpaid), runClocks(t.deps)]);
  expect(left.status).toBe(200);
  expect(['WITHDRAWN', 'UNPAID']).toContain((await seatOf(room, unpaid)).leftWhy);
  expect((await boardRow(t, room.id)).memberCount).toBe(2);
  const vacancies = (await messagesOf(t, room.id)).filter(({ notice }) => notice === 'VACANCY');
  expect(vacancies).toHaveLength(1);
});
