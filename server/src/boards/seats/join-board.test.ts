import type { BoardId, UserId } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { boardRow, join, messagesOf, openBoard, openWithFollowers } from '../test-boards';

let t: TestApp;
let leader: Person;
let follower: Person;
const START = new Date('2026-11-15T03:00:00.000Z');

beforeAll(async () => {
  t = await testApp({ now: START });
  leader = await t.person();
  follower = await t.person();
});
beforeEach(() => {
  t.clock.now = START;
});
afterAll(() => t.close());

test('takes a seat and enters the room', async () => {
  const boardId = await openBoard(t, leader);
  const { status, body } = await join(t, follower, boardId);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    currentUsers: 2,
    join: true,
    editable: false,
    chatRoomId: boardId,
    stage: 'RECRUITING',
  });
  expect(body.participants.map((p: { userId: UserId }) => p.userId)).toEqual([leader.userId, follower.userId]);
  const messages = await messagesOf(t, boardId);
  expect(messages.map((m) => [m.seq, m.type, m.body])).toEqual([
    [1, 'SYSTEM', expect.any(String)],
    [2, 'ENTER', `${follower.nickname}님이 입장했습니다`],
  ]);
});

test('the last seat moves the stage and tells the room', async () => {
  const { boardId } = await openWithFollowers(t, leader, 1, { totalUser: 3 });
  const { body } = await join(t, follower, boardId);
  expect(body).toMatchObject({ currentUsers: 3, stage: 'RECRUITED', boardStatus: 'CLOSED' });
  const messages = await messagesOf(t, boardId);
  expect(messages.at(-1)).toMatchObject({ type: 'SYSTEM', stage: 'RECRUITED', seq: 4 });
});

test('refuses with a code of its own', async () => {
  const code = async (person: Person, boardId: BoardId) => {
    const { status, body } = await join(t, person, boardId);
    return `${status} ${body.code}`;
  };
  const boardId = await openBoard(t, leader, { totalUser: 3 });
  expect(await code(follower, 999_999 as BoardId)).toBe('404 BOARD_NOT_FOUND');
  expect(await code(leader, boardId)).toBe('409 OWN_BOARD');
  await join(t, follower, boardId);
  expect(await code(follower, boardId)).toBe('409 ALREADY_JOINED');
  await join(t, await t.person(), boardId);
  expect(await code(await t.person(), boardId)).toBe('409 BOARD_FULL');
  expect(await code(follower, boardId)).toBe('409 ALREADY_JOINED');

  const cancelled = await openBoard(t, leader);
  await t.call(leader, 'POST', `/api/group-boards/${cancelled}/cancel`);
  expect(await code(follower, cancelled)).toBe('409 BOARD_CANCELLED');

  const deleted = await openBoard(t, leader);
  await t.call(leader, 'DELETE', `/api/group-boards/${deleted}`);
  expect(await code(follower, deleted)).toBe('404 BOARD_NOT_FOUND');

  await t.db.updateTable('boards').set({ stage: 'COMPLETED' }).where('id', '=', boardId).execute();
  expect(await code(await t.person(), boardId)).toBe('409 BOARD_COMPLETED');
  expect((await t.call(null, 'POST', `/api/group-boards/${boardId}/join`)).status).toBe(401);
  expect((await t.call(follower, 'POST', '/api/group-boards/zero/join')).status).toBe(400);
});

test('the deadline day counts to its last millisecond in Seoul', async () => {
  const boardId = await openBoard(t, leader, { deadline: '2026-11-20' });
  t.clock.now = new Date('2026-11-20T14:59:59.999Z');
  expect((await join(t, follower, boardId)).status).toBe(200);
  t.clock.now = new Date('2026-11-20T15:00:00.000Z');
  expect((await join(t, await t.person(), boardId)).body.code).toBe('BOARD_CLOSED');
  expect((await boardRow(t, boardId)).memberCount).toBe(2);
});
