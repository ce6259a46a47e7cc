import type { BoardStatement, Statement } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roomIn, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { sentQueries } from '../test-queries';
import { endPayout } from './end-payout';
import { sumsOf } from './statement-rules';
import { ask, giveTo, pass, saveAccountOf } from './test-payouts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const monthOf = async (person: Person, month?: string): Promise<Statement> =>
  (await t.call(person, 'GET', `/api/payouts/statement${month ? `?month=${month}` : ''}`)).body;
const boardOf = async (person: Person, room: TestRoom): Promise<BoardStatement> =>
  (await t.call(person, 'GET', `/api/payouts/statement/${room.id}`)).body;

/** What the ledger itself says an account of a purchase gained in a time. */
async function gained(room: TestRoom, account: string, from = '2000-01-01', until = '2100-01-01'): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(e.amount), 0)::float8 as sum from ledger_entries e join ledger_sets s on s.id = e.set_id
    where e.board_id = ${room.id} and e.account = ${account} and s.at >= ${from}::timestamptz and s.at < ${until}::timestamptz`.execute(
    t.db,
  );
  return rows[0]!.sum;
}

/** A purchase with a part given back after its end, and paid out in the month after, sent back and sent again. */
async function eventful(leader: Person): Promise<TestRoom> {
  t.clock.now = new Date('2026-11-28T03:00:00.000Z');
  const room = await roomIn(t, 'COMPLETED');
  await giveTo(t, room, leader.userId);
  const dispute = { kind: 'DAMAGED', text: '상했어요', wanted: 1000 };
  const { body } = await t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/disputes`, dispute);
  const { decideDispute } = await import('../payments/disputes/decide-dispute');
  await t.db.updateTable('disputes').set({ state: 'ESCALATED' }).where('id', '=', body.id).execute();
  await decideDispute(t.deps, body.id, 1000, '사진으로 확인했어요');
  await t.runJobs();
  pass(t, 96, leader);
  await saveAccountOf(t, leader);
  const { body: first } = await ask(t, leader);
  await endPayout(t.deps, first.id, { state: 'SENT', reference: 'a' });
  await endPayout(t.deps, first.id, { state: 'RETURNED', why: 'b' });
  const { body: second } = await ask(t, leader);
  await endPayout(t.deps, second.id, { state: 'SENT', reference: 'c' });
  return room;
}

test('by purchase and by month it adds up to what the ledger holds', async () => {
  const leader = await t.person();
  const rooms = [await eventful(leader), await eventful(leader)];
  for (const room of rooms) {
    const of = await boardOf(leader, room);
    expect(of).toMatchObject({ came: 2 * room.share, back: 1000, handedOver: 2 * room.share - 1000, left: 0, held: 0 });
    expect(of.came - of.back - of.held).toBe(-(await gained(room, 'OUTSIDE')) + of.paidOut);
    expect(of.held).toBe(await gained(room, 'HOLDING'));
    expect(of.handedOver - of.paidOut).toBe(await gained(room, 'LEADER'));
  }
  const { months } = await monthOf(leader);
  expect(months).toEqual(['2026-12', '2026-11']);
  const spans = {
    '2026-11': ['2026-10-31T15:00Z', '2026-11-30T15:00Z'],
    '2026-12': ['2026-11-30T15:00Z', '2026-12-31T15:00Z'],
  };
  for (const [month, [from, until]] of Object.entries(spans)) {
    const of = await monthOf(leader, month);
    expect(of.boards.map(({ boardId }) => boardId)).toEqual(rooms.map(({ id }) => id));
    for (const [nth, board] of of.boards.entries()) {
      const room = rooms[nth]!;
      expect(board.handedOver - board.paidOut).toBe(await gained(room, 'LEADER', from, until));
      expect(board.paidOut - board.came + board.back).toBe(await gained(room, 'OUTSIDE', from, until));
    }
    const sum = (key: 'came' | 'back' | 'handedOver' | 'paidOut') =>
      of.boards.reduce((total, board) => total + board[key], 0);
    expect(of.total).toEqual({
      came: sum('came'),
      back: sum('back'),
      handedOver: sum('handedOver'),
      paidOut: sum('paidOut'),
    });
    expect(sumsOf(of.entries)).toEqual(of.total);
  }
});

test('one purchase, movement by movement, with who paid and why money went back', async () => {
  const leader = await t.person();
  const room = await eventful(leader);
  const of = await boardOf(leader, room);
  expect(of.payers.map(({ amount }) => amount)).toEqual([room.share, room.share]);
  expect(of).toMatchObject({ stage: 'COMPLETED', ownShare: 3334, spent: null, people: 3 });
  expect(of.completedAt).not.toBeNull();
  const problem = { id: expect.any(Number), kind: 'DAMAGED' };
  expect(of.entries.filter(({ dispute }) => dispute !== null)).toMatchObject([
    { kind: 'RETURN', dispute: problem },
    { kind: 'REFUND', dispute: problem, participantId: of.entries[0]!.participantId },
  ]);
  const kinds = of.entries.map(({ kind, reason }) => (reason ? `${kind} ${reason}` : kind));
  expect(kinds).toEqual([
    'PAYMENT',
    'PAYMENT',
    'HAND_OVER',
    'RETURN',
    'REFUND DISPUTE',
    'PAYOUT',
    'PAYOUT_BACK',
    'PAYOUT',
  ]);
});

test('a receipt: what it really cost, and what it gave back, make up the own share', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const receipt = await t.call(room.leader, 'POST', `/api/chat/rooms/${room.id}/receipts`, { spent: 9000 });
  expect(receipt.status).toBe(200);
  await t.runJobs();
  const of = await boardOf(room.leader, room);
  expect(of).toMatchObject({ came: 6666, back: 666, held: 6000, ownShare: 3000, spent: 9000 });
  expect(of.came - of.back + of.ownShare).toBe(of.spent);
  expect(of.entries.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['PAYMENT', null],
    ['PAYMENT', null],
    ['REFUND', 'RECEIPT'],
    ['REFUND', 'RECEIPT'],
  ]);
});

test('above the price the own share stays what was posted', async () => {
  const room = await roomIn(t, 'PURCHASED');
  await t.call(room.leader, 'POST', `/api/chat/rooms/${room.id}/receipts`, { spent: 12_000 });
  expect(await boardOf(room.leader, room)).toMatchObject({ back: 0, ownShare: 3334, spent: 12_000 });
});

test('money that was just handed over says from when on it can be had', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const of = await boardOf(room.leader, room);
  expect([of.left, of.leftFrom !== null]).toEqual([2 * room.share, true]);
});

test('a month without anything, and a month that is none', async () => {
  const person = await t.person();
  expect(await monthOf(person)).toMatchObject({ months: [], boards: [], entries: [], total: { came: 0, paidOut: 0 } });
  expect((await t.call(person, 'GET', '/api/payouts/statement?month=2026-13')).status).toBe(400);
  expect((await t.call(person, 'GET', '/api/payouts/statement/999999')).body.code).toBe('BOARD_NOT_FOUND');
});

test('more purchases cost no more queries', async () => {
  const leader = await t.person();
  const count = async (url: string) => (await sentQueries(t, leader, url)).length;
  const first = await eventful(leader);
  const before = [await count('/api/payouts/statement'), await count(`/api/payouts/statement/${first.id}`)];
  await eventful(leader);
  expect([await count('/api/payouts/statement'), await count(`/api/payouts/statement/${first.id}`)]).toEqual(before);
});
