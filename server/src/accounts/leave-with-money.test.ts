import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsealText } from '../db/sealed-text';
import { booksOf } from '../payments/ledger/test-books';
import { fullRoom, payShareOf, type TestRoom } from '../payments/test-rooms';
import { endPayout } from '../payouts/end-payout';
import { ask, pass, ripeRoom, saveAccountOf } from '../payouts/test-payouts';
import { type Person, type TestApp, testApp } from '../test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const leave = (person: Person, body?: object) => t.call(person, 'DELETE', '/api/users', body);

/** A completed purchase of little money. */
async function smallRoom(price: number): Promise<TestRoom> {
  const room = await fullRoom(t, { followers: 1, price });
  await payShareOf(t, room, room.followers[0]!);
  await t.call(room.leader, 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
  await t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
  return room;
}

test('with money to fetch, later too, or on its way nobody leaves; then the account goes, and the law keeps it apart', async () => {
  const room = await ripeRoom(t);
  const { leader } = room;
  await t.call(leader, 'DELETE', '/api/payouts/account');
  await saveAccountOf(t, leader, { bank: '088', number: '110-777-555333', holder: '남궁마음' });
  const refused = { code: 'OBLIGATIONS_LEFT', fields: { 'BALANCE /mypage/payouts': '6,666원' } };
  expect((await leave(leader)).body).toMatchObject(refused);
  expect((await leave(leader, { waive: true })).body).toMatchObject(refused);
  pass(t, 48, leader);
  const { body: payout } = await ask(t, leader);
  expect((await leave(leader, { waive: true })).body.fields).toEqual({ 'PAYOUT /mypage/payouts': '6,666원' });
  await endPayout(t.deps, payout.id, { state: 'SENT', reference: 'KB 1' });
  expect((await leave(leader)).status).toBe(200);

  expect(await t.db.selectFrom('payoutAccounts').select('userId').execute()).toEqual([]);
  const { rows } = await sql<{ row: string }>`select p::text as row from payouts p`.execute(t.db);
  expect(JSON.stringify(rows)).not.toMatch(/남궁마음|5333/);
  const kept = t.db.selectFrom('retainedPeople').select('sealed').where('userId', '=', leader.userId);
  const { sealed } = await kept.executeTakeFirstOrThrow();
  expect(JSON.parse(unsealText(t.deps.keys.retained.accepted(), sealed)).accounts).toEqual([
    { payoutId: payout.id, bank: '088', number: '110777555333', holder: '남궁마음' },
  ]);
});

test('less than a thousand won is given up once nobody can dispute any more, or fetched with the next', async () => {
  const room = await smallRoom(1998);
  const { leader } = room;
  const settling = { [`SETTLING /chat/${room.id}`]: expect.any(String) };
  expect((await leave(leader)).body.fields).toEqual({ ...settling, 'BALANCE /mypage/payouts': '999원' });
  expect((await leave(leader, { waive: true })).body.fields).toEqual(settling);
  expect((await booksOf(t, room)).movements.map(({ kind }) => kind)).not.toContain('WAIVED');
  pass(t, 24, leader);
  expect((await leave(leader)).body.fields).toEqual({ 'BALANCE /mypage/payouts': '999원' });
  expect((await leave(leader, { waive: true })).status).toBe(200);
  const { movements, balance } = await booksOf(t, room);
  expect(movements.at(-1)).toEqual({ kind: 'WAIVED', reference: `left ${room.id}`, amount: 999 });
  expect(balance).toBe(0);
});

test('a thousand is not', async () => {
  const { leader } = await smallRoom(2000);
  expect((await leave(leader, { waive: true })).body.fields).toEqual({ 'BALANCE /mypage/payouts': '1,000원' });
});

test('the law keeps five years after the last money, three after the last dispute, whichever is later', async () => {
  const room = await smallRoom(1998);
  const follower = room.followers[0]!;
  const createdAt = t.clock.now;
  const later = new Date(createdAt);
  later.setUTCFullYear(later.getUTCFullYear() + 4);
  const { id: participantId } = await t.db
    .selectFrom('participants')
    .select('id')
    .where('userId', '=', follower.userId)
    .executeTakeFirstOrThrow();
  const ended = { state: 'DECIDED' as const, refund: 0, createdAt, endedAt: later };
  await t.db
    .insertInto('disputes')
    .values({ boardId: room.id, participantId, kind: 'SHORT', text: '한 봉지가 모자라요', wanted: 100, ...ended })
    .execute();
  pass(t, 24, follower, room.leader);
  expect((await leave(follower)).status).toBe(200);
  expect((await leave(room.leader, { waive: true })).status).toBe(200);
  const kept = await t.db
    .selectFrom('retainedPeople')
    .select('until')
    .where('userId', 'in', [follower.userId, room.leader.userId])
    .execute();
  const years = kept.map(({ until }) => until.getUTCFullYear() - createdAt.getUTCFullYear());
  expect(years).toEqual([7, 7]);
});
