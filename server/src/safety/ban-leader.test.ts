import type { BoardId, Stage } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { operatorPerson } from '../operator/test-operator';
import { booksOf } from '../payments/ledger/test-books';
import { roomIn, stageOf, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { reportAs, titlesNotified } from './test-safety';

const STAGES = ['RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED'] as const;

let t: TestApp;
let leader: Person;
const rooms = {} as Record<(typeof STAGES)[number], TestRoom>;
/** A bought purchase in which one has received, one has said what is wrong, and one has said nothing. */
let mixed: TestRoom;

beforeAll(async () => {
  t = await testApp();
  await t.listen();
  leader = await t.person();
  for (const stage of STAGES) rooms[stage] = await roomIn(t, stage, leader);
  mixed = await roomIn(t, 'PURCHASED', leader);
  await t.call(mixed.followers[0]!, 'POST', `/api/chat/rooms/${mixed.id}/trade-complete`);
  const wrong = { kind: 'DAMAGED', text: '터졌어요' };
  await t.call(mixed.followers[1]!, 'POST', `/api/chat/rooms/${mixed.id}/disputes`, wrong);

  const operator = await operatorPerson(t);
  await reportAs(t, rooms.PAYING.followers[0]!, 'USER', leader.userId);
  const [report] = await t.db.selectFrom('reports').select('id').where('targetUserId', '=', leader.userId).execute();
  const ban = { decision: 'NOTED', sanction: { kind: 'BANNED', confirm: leader.nickname }, reason: '사기' };
  const answer = await t.call(awake(t, operator), 'POST', `/api/operator/reports/${report!.id}/decide`, ban);
  expect(answer.status).toBe(200);
  await t.runJobs();
  // A second run finds nothing left to do.
  await t.deps.jobs.add(t.db, 'safety.ban', { userId: leader.userId });
  await t.runJobs();
});
afterAll(() => t.close());

const casesIn = (boardId: BoardId) =>
  t.db
    .selectFrom('disputes')
    .innerJoin('participants', 'participants.id', 'disputes.participantId')
    .select(['disputes.kind', 'disputes.state', 'disputes.wanted', 'participants.userId'])
    .where('disputes.boardId', '=', boardId)
    .orderBy('participants.id')
    .execute();

test.each([
  ['RECRUITING', 'CANCELLED', 0, 0, 0],
  ['RECRUITED', 'CANCELLED', 0, 0, 0],
  ['PAYING', 'CANCELLED', 2, 0, 0],
  ['PURCHASED', 'PURCHASED', 0, 2, 2],
  ['COMPLETED', 'COMPLETED', 0, 0, 0],
] as [(typeof STAGES)[number], Stage, number, number, number][])(
  'of a leader who is banned: %s ends as %s, with %i refunds, %i cases and %i shares held',
  async (was, is, refunds, cases, held) => {
    const room = rooms[was];
    expect(await stageOf(t, room)).toBe(is);
    const books = await booksOf(t, room);
    expect(books.movements.filter(({ kind }) => kind === 'REFUND').map(({ amount }) => amount)).toEqual(
      Array.from({ length: refunds }, () => room.share),
    );
    expect(books.held).toBe(held * room.share);
    const open = await casesIn(room.id);
    expect(open).toEqual(
      room.followers
        .slice(0, cases)
        .map(({ userId }) => ({ kind: 'STALLED', state: 'ESCALATED', wanted: room.share, userId })),
    );
    for (const follower of room.followers.slice(0, cases))
      expect(await titlesNotified(t, follower)).toContain('뭉치가 확인할게요');
  },
);

test('who has received has no case, who has one keeps it', async () => {
  expect((await casesIn(mixed.id)).map(({ kind, state, userId }) => [kind, state, userId])).toEqual([
    ['DAMAGED', 'OPEN', mixed.followers[1]!.userId],
  ]);
});

test('an operator ends each of the cases, and nothing is held for anybody', async () => {
  const operator = await operatorPerson(t);
  const room = rooms.PURCHASED;
  const open = await t.db.selectFrom('disputes').select(['id', 'wanted']).where('boardId', '=', room.id).execute();
  for (const { id, wanted } of open) {
    const decision = { refund: wanted, confirm: wanted, reason: '리더가 나누지 않았어요' };
    const { status } = await t.call(awake(t, operator), 'POST', `/api/operator/disputes/${id}/decide`, decision);
    expect(status).toBe(200);
  }
  await t.runJobs();
  expect((await booksOf(t, room)).held).toBe(0);
  expect(await stageOf(t, room)).toBe('COMPLETED');
});
