import type { BoardCard, BoardId } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, boardRow, join, openBoard } from '../test-boards';

let t: TestApp;
let leader: Person;
let reader: Person;

beforeAll(async () => {
  t = await testApp();
  leader = await t.person();
  reader = await t.person();
});
afterAll(() => t.close());

const tick = () => {
  t.clock.now = new Date(t.clock.now.getTime() + 1000);
};
const like = (person: Person, boardId: BoardId, method: 'POST' | 'DELETE' = 'POST') =>
  t.call(person, method, `/api/group-boards/${boardId}/like`);
const idsOf = async (path: string, person = reader) => {
  const { body } = await t.call(awake(t, person), 'GET', `/api/group-boards/${path}`);
  return body.map((card: BoardCard) => card.id);
};

test('hearts are idempotent both ways and the count is that of the rows', async () => {
  const boardId = await openBoard(t, leader);
  expect((await like(reader, boardId)).body).toEqual({ liked: true, likeCount: 1 });
  expect((await like(reader, boardId)).body).toEqual({ liked: true, likeCount: 1 });
  expect((await like(leader, boardId)).body).toEqual({ liked: true, likeCount: 2 });
  expect((await t.call(reader, 'GET', `/api/group-boards/${boardId}`)).body).toMatchObject({
    liked: true,
    likeCount: 2,
  });
  expect((await like(reader, boardId, 'DELETE')).body).toEqual({ liked: false, likeCount: 1 });
  expect((await like(reader, boardId, 'DELETE')).body).toEqual({ liked: false, likeCount: 1 });
  expect((await like(reader, 999_999 as BoardId)).body.code).toBe('BOARD_NOT_FOUND');
  expect((await like(reader, 999_999 as BoardId, 'DELETE')).body.code).toBe('BOARD_NOT_FOUND');
});

test('the count holds when many press at once, again and again', async () => {
  const boardId = await openBoard(t, leader);
  const people = await Promise.all(Array.from({ length: 12 }, () => t.person()));
  const presses = people.flatMap((person) => [
    like(person, boardId),
    like(person, boardId),
    like(person, boardId, 'DELETE'),
  ]);
  const answers = await Promise.all(presses);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from board_likes where board_id = ${boardId}`.execute(t.db);
  expect((await boardRow(t, boardId)).likeCount).toBe(rows[0]?.count);
});

test('liked: newest heart first, in pages', async () => {
  await t.db.deleteFrom('boardLikes').execute();
  const boards: BoardId[] = [];
  for (let i = 0; i < 3; i++) boards.push(await openBoard(t, leader));
  for (const boardId of [boards[1]!, boards[0]!, boards[2]!]) {
    tick();
    await like(awake(t, reader), boardId);
  }
  const expected = [boards[2], boards[0], boards[1]];
  expect(await idsOf('like')).toEqual(expected);
  const first = await t.call(awake(t, reader), 'GET', '/api/group-boards/like?limit=2');
  const rest = await idsOf(`like?limit=2&cursor=${String(first.headers['x-next-cursor'])}`);
  expect([...first.body.map((card: BoardCard) => card.id), ...rest]).toEqual(expected);
});

test('mine and joined: with stage and room, also when over', async () => {
  const somebody = await t.person();
  const mine = await openBoard(t, somebody);
  tick();
  const other = await openBoard(t, awake(t, leader), { totalUser: 2 });
  await join(t, somebody, other);
  expect(await idsOf('me', somebody)).toEqual([mine]);
  const { body } = await t.call(awake(t, somebody), 'GET', '/api/group-boards/joined');
  expect(body).toEqual([
    expect.objectContaining({ id: other, stage: 'RECRUITED', chatRoomId: other, boardStatus: 'CLOSED' }),
  ]);
  expect(await idsOf('joined?stage=RECRUITED', somebody)).toEqual([other]);
  expect(await idsOf('joined?stage=RECRUITING', somebody)).toEqual([]);
  expect((await t.call(somebody, 'GET', '/api/group-boards/joined?stage=NONE')).status).toBe(400);

  await t.call(awake(t, somebody), 'POST', `/api/group-boards/${mine}/cancel`);
  const after = await t.call(awake(t, somebody), 'GET', '/api/group-boards/me');
  expect(after.body).toEqual([expect.objectContaining({ id: mine, stage: 'CANCELLED', boardStatus: 'CANCELLED' })]);
});

test('a visit of somebody signed in leaves one trace per half hour', async () => {
  const boardId = await openBoard(t, awake(t, leader));
  const visitor = await t.person();
  const visit = async () => t.call(awake(t, visitor), 'GET', `/api/group-boards/${boardId}`);
  await t.call(null, 'GET', `/api/group-boards/${boardId}`);
  await visit();
  await visit();
  const views = () => t.db.selectFrom('boardViews').selectAll().where('boardId', '=', boardId).execute();
  expect(await views()).toEqual([expect.objectContaining({ userId: visitor.userId, times: 1 })]);
  t.clock.now = new Date(t.clock.now.getTime() + 31 * 60_000);
  await visit();
  expect(await views()).toEqual([expect.objectContaining({ times: 2, viewedAt: t.clock.now })]);
});
