import type { DisputeId } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { lockRoom } from '../../boards/lock-board';
import { awake } from '../../boards/test-boards';
import { transact } from '../../db/transaction';
import { pass } from '../../payouts/test-payouts';
import { testApp } from '../../test-app';
import { writeMovement } from '../ledger/ledger-rows';
import { booksOf } from '../ledger/test-books';
import { fullRoom, payShareOf, roomIn, type TestRoom } from '../test-rooms';
import { decideDispute } from './decide-dispute';
import { disputeTalk, kinds } from './test-disputes';

/** The leader of an ended purchase no longer has what goes back. */
const t = await testApp();
await t.listen();
afterAll(() => t.close());
const { call, say, told } = disputeTalk(t);

/** As an earlier release could: more was taken from the leader than was lost. */
async function takeFromLeader(room: TestRoom, amount: number): Promise<void> {
  await transact(t.db, async (tx) => {
    await lockRoom(tx, room.id);
    const movement = { boardId: room.id, participantId: null, amount, at: t.clock.now };
    await writeMovement(tx, { kind: 'RECOVERY', ...movement });
  });
}

async function accountsOf(room: TestRoom): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::float8 as sum from ledger_entries where board_id = ${room.id} group by 1`.execute(
    t.db,
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

test('agreeing to what is not there is refused and told, and an operator decides: the neighbour has the money, the service the loss', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const { body } = await say(room, 0, { kind: 'DAMAGED', text: '상했어요' });
  await takeFromLeader(room, 2 * room.share - 1000);
  const answer = await call(room, room.leader, 'PATCH', `/${body.id}/accept`);
  expect([answer.status, answer.body.code]).toEqual([409, 'LEADER_SHORT']);
  expect((await call(room, room.leader, 'GET')).body).toMatchObject([{ state: 'ESCALATED', refund: null }]);
  expect((await told(room.followers[0]!)).at(-1)).toContain('뭉치가 확인할게요');
  expect(await accountsOf(room)).toMatchObject({ HOLDING: 0, LEADER: 1000 });
  expect((await call(room, room.leader, 'PATCH', `/${body.id}/accept`)).body.code).toBe('LEADER_SHORT');

  await decideDispute(t.deps, body.id, room.share, '모두 상했어요');
  await t.runJobs();
  expect(kinds(await booksOf(t, room)).slice(-3)).toEqual([
    ['RETURN', 1000],
    ['COVERED', room.share - 1000],
    ['REFUND', room.share],
  ]);
  // What was taken too much pays for it: nothing of it is the service's.
  expect(await accountsOf(room)).toEqual({ OUTSIDE: -room.share, HOLDING: 0, LEADER: 0, LOSS: room.share });
  expect((await told(room.followers[0]!)).at(-1)).toContain('3,333원을 돌려 드려요');
  const acts = t.db
    .selectFrom('auditLog')
    .select(['byId', 'after', 'reason'])
    .where('target', '=', `dispute ${body.id}`);
  expect(await acts.execute()).toEqual([
    {
      byId: null,
      after: { state: 'DECIDED', refund: room.share, covered: room.share - 1000 },
      reason: '모두 상했어요',
    },
  ]);
  const ledger = await t.call(awake(t, room.followers[1]!), 'GET', `/api/chat/rooms/${room.id}/ledger`);
  expect(ledger.body).toMatchObject({ held: 0, refunded: room.share });
  const statement = await t.call(awake(t, room.leader), 'GET', `/api/payouts/statement/${room.id}`);
  expect(statement.body).toMatchObject({ held: 0, left: 0 });
});

test('a decision after the leader gave the rest up, as an earlier release let them, pays', async () => {
  const room = await fullRoom(t, { followers: 1, price: 1800 });
  await payShareOf(t, room, room.followers[0]!);
  await t.call(room.leader, 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
  await t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
  const { body } = await say(room, 0, { kind: 'DAMAGED', text: '상했어요' });
  await transact(t.db, async (tx) => {
    const waived = {
      boardId: room.id,
      participantId: null,
      amount: 900,
      at: t.clock.now,
    };
    await writeMovement(tx, { kind: 'WAIVED', ...waived });
  });
  await t.db.updateTable('disputes').set({ state: 'ESCALATED' }).where('id', '=', body.id).execute();
  await decideDispute(t.deps, body.id, 900, '모두 상했어요');
  await t.runJobs();
  expect(await accountsOf(room)).toEqual({ OUTSIDE: 0, HOLDING: 0, LEADER: 0, LOSS: 0 });
  expect(kinds(await booksOf(t, room)).slice(-2)).toEqual([
    ['COVERED', 900],
    ['REFUND', 900],
  ]);
});

test('leaving beside a dispute: one of them, and what is given up is never what goes back', async () => {
  for (const hours of [23, 24]) {
    const room = await fullRoom(t, { followers: 1, price: 1800 });
    const follower = room.followers[0]!;
    await payShareOf(t, room, awake(t, follower));
    await t.call(awake(t, room.leader), 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
    await t.call(awake(t, follower), 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
    pass(t, hours, room.leader, follower);
    const [said, left] = await Promise.all([
      say(room, 0, { kind: 'DAMAGED', text: '상했어요' }),
      t.call(room.leader, 'DELETE', '/api/users', { waive: true }),
    ]);
    expect([said.status, left.status]).toEqual(hours === 23 ? [200, 409] : [409, 200]);
    expect(await accountsOf(room)).toMatchObject(hours === 23 ? { LEADER: 900 } : { LEADER: 0, LOSS: 900 });
  }
});

test('two operators decide in one moment: once, and what the leader has is spent once', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const ids: DisputeId[] = [];
  for (const nth of [0, 1]) {
    const { body } = await say(room, nth, { kind: 'DAMAGED', text: '상했어요' });
    await call(room, room.leader, 'PATCH', `/${body.id}/contest`, { text: '아니에요' });
    ids.push(body.id);
  }
  await takeFromLeader(room, room.share);
  const codes = await Promise.all(
    [...ids, ...ids].map((id) =>
      decideDispute(t.deps, id, room.share, '모두 상했어요').then(
        () => 'done',
        ({ code }) => code,
      ),
    ),
  );
  expect(codes.filter((code) => code === 'done')).toHaveLength(2);
  expect(codes.filter((code) => code === 'ALREADY_DECIDED')).toHaveLength(2);
  await t.runJobs();
  expect(await accountsOf(room)).toEqual({ OUTSIDE: 0, HOLDING: 0, LEADER: 0, LOSS: 0 });
  expect((await booksOf(t, room)).movements.filter(({ kind }) => kind === 'REFUND')).toHaveLength(2);
});
