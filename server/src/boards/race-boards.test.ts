import { type BoardId, seoulDay } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../db/transaction';
import { type Person, type TestApp, testApp } from '../test-app';
import { isWhole } from '../test-ring';
import { lockRoomAs } from './lock-board';
import { vacateSeat } from './seats/vacate-seat';
import { boardForm, boardRow, join, messagesOf, openBoard } from './test-boards';

/** The full form, 300 people and twenty rounds, is `npm run test:races`; every change is checked with a smaller crowd. */
const FULL = isWhole;
const CROWD = FULL ? 300 : 40;
const ROUNDS = FULL ? 20 : 1;
const SEATS = 10;

let t: TestApp;
let leader: Person;
let crowd: Person[];

beforeAll(async () => {
  t = await testApp();
  leader = await t.person();
  crowd = [];
  for (let i = 0; i < CROWD; i++) crowd.push(await t.person());
}, 60_000);
afterAll(() => t.close());

/** What must hold after any race: seats, members, messages and stage tell the same story. */
async function expectConsistent(boardId: BoardId, joined: number): Promise<void> {
  const board = await boardRow(t, boardId);
  const members = await t.db.selectFrom('participants').selectAll().where('boardId', '=', boardId).execute();
  const messages = await messagesOf(t, boardId);
  expect(board.memberCount).toBe(1 + joined);
  expect(new Set(members.map((member) => member.userId)).size).toBe(1 + joined);
  expect(members.length).toBe(1 + joined);
  expect(members.length).toBeLessThanOrEqual(board.totalUser);
  expect(messages.map((message) => message.seq)).toEqual(messages.map((_, i) => i + 1));
  expect(messages.filter((message) => message.type === 'ENTER').length).toBe(joined);
  const instants = messages.map((message) => message.sentAt.getTime());
  expect(instants.every((at, i) => i === 0 || at > instants[i - 1]!)).toBe(true);
  const isFull = members.length === board.totalUser;
  expect(messages.filter((message) => message.stage === 'RECRUITED').length).toBe(isFull ? 1 : 0);
  const told = await t.db
    .selectFrom('notifications')
    .select(['kind', 'userId'])
    .where('boardId', '=', boardId)
    .execute();
  const notifiedOf = (kind: string) => told.filter((entry) => entry.kind === kind).map(({ userId }) => userId);
  expect(notifiedOf('SEAT_TAKEN')).toEqual(Array.from({ length: joined - (isFull ? 1 : 0) }, () => leader.userId));
  // Everybody once.
  expect(new Set(notifiedOf('ROOM_FULL')).size).toBe(isFull ? members.length : 0);
  expect(notifiedOf('ROOM_FULL').length).toBe(isFull ? members.length : 0);
  if (isFull) expect(messages.at(-1)).toMatchObject({ type: 'SYSTEM', stage: 'RECRUITED' });
}

function tally(answers: { status: number; body: { code?: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = status === 200 ? 'joined' : `${status} ${body.code}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

test(`the last of ${SEATS} seats wanted by ${CROWD}, ${ROUNDS} times: one ROOM_FULL per member`, {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const boardId = await openBoard(t, leader, { totalUser: SEATS });
    const answers = await Promise.all(crowd.map((person) => join(t, person, boardId)));
    expect(tally(answers)).toEqual({ joined: SEATS - 1, '409 BOARD_FULL': CROWD - (SEATS - 1) });
    expect((await boardRow(t, boardId)).stage).toBe('RECRUITED');
    await expectConsistent(boardId, SEATS - 1);
  }
});

test('one person, 100 times at once', { timeout: 60_000 }, async () => {
  const boardId = await openBoard(t, leader, { totalUser: SEATS });
  const answers = await Promise.all(Array.from({ length: 100 }, () => join(t, crowd[0]!, boardId)));
  expect(tally(answers)).toEqual({ joined: 1, '409 ALREADY_JOINED': 99 });
  await expectConsistent(boardId, 1);
});

test('against a delete: who was let in was let in before it', { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const boardId = await openBoard(t, leader, { totalUser: 50 });
    const [deleted, ...answers] = await Promise.all([
      t.call(leader, 'DELETE', `/api/group-boards/${boardId}`),
      ...crowd.slice(0, 40).map((person) => join(t, person, boardId)),
    ]);
    const { joined = 0, '404 BOARD_NOT_FOUND': late = 0 } = tally(answers);
    expect(deleted.status).toBe(200);
    expect(joined + late).toBe(40);
    await expectConsistent(boardId, joined);
    expect((await messagesOf(t, boardId)).at(-1)).toMatchObject({ type: 'SYSTEM', stage: 'CANCELLED' });
  }
});

test('against an edit that takes seats away: nobody is left without one', { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const boardId = await openBoard(t, leader, { totalUser: 20, price: 20_000 });
    const form = await boardForm(t, { totalUser: 8, price: 8_000 });
    const [edited, ...answers] = await Promise.all([
      t.call(leader, 'PUT', `/api/group-boards/${boardId}`, form),
      ...crowd.slice(0, 30).map((person) => join(t, person, boardId)),
    ]);
    const counts = tally(answers);
    const joined = counts.joined ?? 0;
    expect(joined + (counts['409 BOARD_FULL'] ?? 0)).toBe(30);
    expect([200, 409]).toContain(edited.status);
    expect(joined).toBe(edited.status === 200 ? 7 : 19);
    await expectConsistent(boardId, joined);
  }
});

test('against the deadline: nobody is let in after midnight', { timeout: 120_000 }, async () => {
  const before = t.clock.now;
  const boardId = await openBoard(t, leader, { totalUser: 50, deadline: seoulDay(before) });
  t.clock.now = new Date('2026-11-15T14:59:59.999Z');
  const answers = await Promise.all(
    crowd.slice(0, 40).map(async (person, i) => {
      const answer = join(t, person, boardId);
      if (i === 20) t.clock.now = new Date('2026-11-15T15:00:00.000Z');
      return answer;
    }),
  );
  const counts = tally(answers);
  expect((counts.joined ?? 0) + (counts['409 BOARD_CLOSED'] ?? 0)).toBe(40);
  await expectConsistent(boardId, counts.joined ?? 0);
  const late = await t.db
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', boardId)
    .where('joinedAt', '>=', new Date('2026-11-15T15:00:00.000Z'))
    .execute();
  expect(late).toEqual([]);
  t.clock.now = before;
});

test('against a cancel: the last word in the room is the end', { timeout: 120_000 }, async () => {
  const boardId = await openBoard(t, leader, { totalUser: 50 });
  const [cancelled, ...answers] = await Promise.all([
    t.call(leader, 'POST', `/api/group-boards/${boardId}/cancel`),
    ...crowd.slice(0, 40).map((person) => join(t, person, boardId)),
  ]);
  const counts = tally(answers);
  expect(cancelled.status).toBe(200);
  expect((counts.joined ?? 0) + (counts['409 BOARD_CANCELLED'] ?? 0)).toBe(40);
  await expectConsistent(boardId, counts.joined ?? 0);
  expect((await messagesOf(t, boardId)).at(-1)).toMatchObject({ stage: 'CANCELLED' });
});

test(`one vacancy, ${CROWD} people and the leader, ${ROUNDS} times: one of them sits`, {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const boardId = await openBoard(t, leader, { totalUser: 3 });
    const [stays, goes] = [await t.person(), await t.person()];
    for (const person of [stays, goes]) await join(t, person, boardId);
    await transact(t.db, async (tx) => {
      const { board, me } = await lockRoomAs(tx, goes.userId, boardId);
      await vacateSeat(t.deps, tx, board, me, 'OPERATOR', t.clock.now);
    });
    const [rest, ...answers] = await Promise.all([
      t.call(leader, 'POST', `/api/group-boards/${boardId}/take-rest`),
      ...crowd.map((person) => join(t, person, boardId)),
    ]);
    const joined = answers.filter(({ status }) => status === 200).length;
    expect(joined + (rest.status === 200 ? 1 : 0)).toBe(1);
    expect(tally(answers)).toEqual({ ...(joined && { joined }), '409 BOARD_FULL': CROWD - joined });
    expect(rest.status === 200 ? null : rest.body.code).toBe(joined ? 'NOTHING_TO_TAKE' : null);
    const seats = await t.db.selectFrom('seated').select('seats').where('boardId', '=', boardId).execute();
    expect(seats.reduce((sum, one) => sum + one.seats, 0)).toBe(3);
    expect(await boardRow(t, boardId)).toMatchObject({ memberCount: 3, vacantUntil: null });
  }
});

test(`one seat handed on, ${CROWD} people and its holder, ${ROUNDS} times`, { timeout: 300_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const boardId = await openBoard(t, leader, { totalUser: 2 });
    const giver = await t.person();
    await join(t, giver, boardId);
    await t.call(giver, 'POST', `/api/chat/rooms/${boardId}/hand-on`);
    const [kept, ...answers] = await Promise.all([
      t.call(giver, 'DELETE', `/api/chat/rooms/${boardId}/hand-on`),
      ...crowd.map((person) => join(t, person, boardId)),
    ]);
    const joined = answers.filter(({ status }) => status === 200).length;
    expect(joined).toBe(kept.status === 200 ? 0 : 1);
    expect(tally(answers)).toEqual({ ...(joined && { joined }), '409 BOARD_FULL': CROWD - joined });
    if (joined) expect(tally([kept])).toEqual({ '403 NOT_A_MEMBER': 1 });
    const members = await t.db.selectFrom('seated').select('id').where('boardId', '=', boardId).execute();
    expect(members).toHaveLength(2);
    expect(await boardRow(t, boardId)).toMatchObject({ memberCount: 2, handingOn: 0 });
  }
});
