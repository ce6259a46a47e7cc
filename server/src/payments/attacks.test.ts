import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake, boardForm, openWithFollowers } from '../boards/test-boards';
import { type Person, type TestApp, testApp } from '../test-app';
import { booksOf, paidOnce } from './ledger/test-books';
import { payShare } from './pay-share';
import { ProviderRefused, ProviderUnavailable } from './provider/payment-provider';
import { reconcileOrders } from './reconcile-orders';
import { fullRoom, order, payByCard, payShareOf, report, stageOf, type TestRoom } from './test-rooms';

/** What a thief would try, and bad luck at the worst moment. */
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const later = (seconds: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + seconds * 1000);
};
const everyMinute = async () => {
  await t.deps.jobs.add(t.db, 'payments.reconcile', {});
  return t.runJobs();
};
const cancel = (room: TestRoom) => t.call(awake(t, room.leader), 'POST', `/api/group-boards/${room.id}/cancel`);
const codesOf = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'ok' : String(body.code))).sort();

/** Two rooms in which the same neighbour owes the same. */
async function twoRoomsOf(payer: Person) {
  const rooms: TestRoom[] = [];
  for (let nth = 0; nth < 2; nth++) {
    const leader = await t.person();
    const { boardId } = await openWithFollowers(t, leader, 1, { totalUser: 3, price: 10_000 });
    expect((await t.call(awake(t, payer), 'POST', `/api/group-boards/${boardId}/join`)).status).toBe(200);
    rooms.push({ id: boardId, leader, followers: [payer], share: 3333 });
  }
  return rooms as [TestRoom, TestRoom];
}

test('one payment shown in two rooms in the same moment pays one of them', async () => {
  const payer = awake(t, await t.person());
  for (let round = 0; round < 4; round++) {
    const [one, other] = await twoRoomsOf(payer);
    const impUid = await payByCard(t, { merchantUid: `own_${round}`, amount: one.share, buyer: payer });
    const answers = await Promise.all([one, other, one, other].map((room) => report(t, room, payer, impUid)));
    expect(codesOf(answers)).toEqual(['PAYMENT_USED', 'PAYMENT_USED', 'ok', 'ok']);
    const held = (await booksOf(t, one)).held + (await booksOf(t, other)).held;
    expect(held).toBe(one.share);
  }
});

test('a payment of one room’s order does not count in another room, nor for another member', async () => {
  const payer = awake(t, await t.person());
  const [one, other] = await twoRoomsOf(payer);
  const impUid = await payByCard(t, { ...(await order(t, one, payer)), buyer: payer });
  expect((await report(t, other, payer, impUid)).body.code).toBe('PAYMENT_FOREIGN');
  expect((await report(t, one, payer, impUid)).status).toBe(200);
  expect((await report(t, other, payer, impUid)).body.code).toBe('PAYMENT_USED');
});

test('paying under somebody else’s order settles theirs, not one’s own', async () => {
  const room = await fullRoom(t);
  const [a, b] = room.followers.map((person) => awake(t, person)) as [Person, Person];
  const theirs = await order(t, room, a);
  const impUid = await payByCard(t, { ...theirs, buyer: b });
  expect((await report(t, room, b, impUid)).body.code).toBe('PAYMENT_FOREIGN');
  expect((await report(t, room, a, impUid)).status).toBe(200);
  paidOnce(await booksOf(t, room));
});

test('one won at the card page for a share of thousands buys nothing', async () => {
  const room = await fullRoom(t);
  const payer = awake(t, room.followers[0]!);
  const { merchantUid } = await order(t, room, payer);
  const refused = await payByCard(t, { merchantUid, amount: 1, buyer: payer });
  expect((await report(t, room, payer, refused)).body.code).toBe('PAYMENT_NOT_PAID');
  // A provider that does not check what was registered: the won goes back, and the next order is a new one.
  const impUid = await payByCard(t, { merchantUid, amount: 1, buyer: payer, options: { unprepared: true } });
  expect((await report(t, room, payer, impUid)).body.code).toBe('PAYMENT_MISMATCH');
  later(61);
  await everyMinute();
  expect(await booksOf(t, room)).toMatchObject({ movements: [], held: 0, payers: 0, openRefunds: [] });
  const refunds = await t.db.selectFrom('refunds').selectAll().where('boardId', '=', room.id).execute();
  expect(refunds).toMatchObject([{ impUid, amount: 1, reason: 'MISMATCH' }]);
  expect((await order(t, room, awake(t, payer))).merchantUid).not.toBe(merchantUid);
  const told = await t.db.selectFrom('notifications').select('kind').where('userId', '=', payer.userId).execute();
  expect(told.map(({ kind }) => kind)).toContain('PAYMENT_RETURNED');
  await payShareOf(t, room, awake(t, payer));
  expect(await booksOf(t, room)).toMatchObject({ held: room.share, payers: 1 });
});

test('paying and calling off in the same moment: whichever comes first, the money ends with the payer', async () => {
  for (let round = 0; round < 6; round++) {
    const room = await fullRoom(t);
    const payer = awake(t, room.followers[0]!);
    const impUid = await payByCard(t, { ...(await order(t, room, payer)), buyer: payer });
    const [paid, calledOff] = await Promise.all([report(t, room, payer, impUid), cancel(room)]);
    expect(calledOff.status).toBe(200);
    expect([200, 409]).toContain(paid.status);
    await t.runJobs();
    const { cards, held, balance, payers, openRefunds } = await booksOf(t, room);
    expect(cards.map(({ status, cancelAmount }) => [status, cancelAmount])).toEqual([['cancelled', room.share]]);
    expect({ held, balance, payers, openRefunds }).toEqual({ held: 0, balance: 0, payers: 0, openRefunds: [] });
  }
});

test('called off while the provider is still thinking: the late answer is given back', async () => {
  const room = await fullRoom(t);
  const payer = awake(t, room.followers[0]!);
  const options = { slow_reads_ms: 400 };
  const impUid = await payByCard(t, { ...(await order(t, room, payer)), buyer: payer, options });
  const told = report(t, room, payer, impUid);
  expect((await cancel(room)).status).toBe(200);
  expect((await told).body.code).toBe('NOT_PAYABLE');
  await t.runJobs();
  const { cards, movements } = await booksOf(t, room);
  expect(cards.map(({ status }) => status)).toEqual(['cancelled']);
  expect(movements).toEqual([]);
});

test('an order that is days old is watched anew from the moment its owner comes back', async () => {
  const room = await fullRoom(t);
  const payer = room.followers[0]!;
  const first = await order(t, room, awake(t, payer));
  // Nobody's seat goes meanwhile.
  const payBy = new Date(t.clock.now.getTime() + 7 * 86_400_000);
  await t.db.updateTable('participants').set({ payBy }).where('boardId', '=', room.id).execute();
  for (let day = 0; day < 4; day++) {
    later(86_400);
    await everyMinute();
  }
  expect(await order(t, room, awake(t, payer))).toEqual(first);
  later(180);
  await everyMinute();
  await payByCard(t, first);
  later(61);
  await everyMinute();
  paidOnce(await booksOf(t, room));
});

test('a hundred unreported orders are all asked about in one go, and each once', async () => {
  const room = await fullRoom(t);
  await sql`
    insert into orders (merchant_uid, board_id, participant_id, amount, status, created_at, asked_at, check_at)
    select 'unreported ' || n, ${room.id}, (select min(id) from participants where board_id = ${room.id}), 1, 'VOID',
      ${t.clock.now}, ${t.clock.now}, ${t.clock.now} from generate_series(1, 100) n`.execute(t.db);
  const asked: string[] = [];
  const paymentOf = async (merchantUid: string) => {
    asked.push(merchantUid);
    if (asked.length % 10 === 0) throw new ProviderUnavailable('away');
    return null;
  };
  await reconcileOrders({ ...t.deps, payments: { ...t.deps.payments, paymentOf } });
  const ours = asked.filter((merchantUid) => merchantUid.startsWith('unreported'));
  expect(ours).toHaveLength(100);
  expect(new Set(ours).size).toBe(100);
});

test('a provider that refuses to answer is no fault of ours', async () => {
  const room = await fullRoom(t);
  const payments = {
    ...t.deps.payments,
    payment: async () => {
      throw new ProviderRefused('권한이 없습니다.');
    },
  };
  const told = payShare({ ...t.deps, payments }, room.followers[0]!.userId, room.id, 'imp_1');
  await expect(told).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
});

test('a refund that failed for an hour is kept within a minute of the provider’s return', async () => {
  const room = await fullRoom(t);
  await payShareOf(t, room, awake(t, room.followers[0]!));
  const provider = t.deps.payments;
  const nobody = () => Promise.reject(new ProviderUnavailable('away'));
  t.deps.payments = { payment: nobody, paymentOf: nobody, prepare: nobody, refund: nobody };
  await cancel(room);
  for (let tries = 0; tries < 7; tries++) {
    later(600);
    await t.runJobs();
  }
  expect((await booksOf(t, room)).held).toBe(room.share);
  t.deps.payments = provider;
  later(60);
  await everyMinute();
  expect(await booksOf(t, room)).toMatchObject({ held: 0, openRefunds: [], payers: 0 });
});

test('a share of nothing is owed by nobody, also when an edit fills the last seat', async () => {
  const leader = await t.person();
  const { boardId, followers } = await openWithFollowers(t, awake(t, leader), 2, { totalUser: 5, price: 2 });
  const form = await boardForm(t, { totalUser: 3, price: 2 });
  expect((await t.call(awake(t, leader), 'PUT', `/api/group-boards/${boardId}`, form)).status).toBe(200);
  const room = { id: boardId, leader, followers, share: 0 };
  expect(await stageOf(t, room)).toBe('PAYING');
  const asked = await t.call(awake(t, followers[0]!), 'POST', `/api/chat/rooms/${boardId}/orders`);
  expect(asked).toMatchObject({ status: 409, body: { code: 'NOT_PAYABLE' } });
});
