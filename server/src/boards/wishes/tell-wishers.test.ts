import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { openBoard } from '../test-boards';
import { notifiedOf, wishOf } from './test-wishes';

let t: TestApp;
const start = new Date('2026-11-15T03:00:00.000Z');
beforeAll(async () => {
  t = await testApp({ now: start });
});
afterAll(() => t.close());

const told = (kind: string, boardId: number) => notifiedOf(t, kind, `/gonggu/list/${boardId}`);

test('a purchase that meets a wish it was not opened from is told to who is in it, by the words of the wish', async () => {
  const { people } = await wishOf(t, '감귤 10kg', 1);
  const far = await wishOf(t, '감귤', 0, await t.person({ latitude: 33.3, longitude: 126.3 }));
  const other = await wishOf(t, '딸기', 0);
  const boardId = await openBoard(t, await t.person(), { name: '제주감귤' });
  await t.runJobs();
  expect(await told('KEYWORD_OPENED', boardId)).toEqual(people.map(({ userId }) => userId));
  expect(far.people.concat(other.people)).toHaveLength(2);
  const row = await t.db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', people[0]!.userId)
    .where('kind', '=', 'KEYWORD_OPENED')
    .executeTakeFirstOrThrow();
  expect(row.title).toBe('‘감귤 10kg’ 공구가 열렸어요');
  expect(await told('WISH_OPENED', boardId)).toEqual([]);
});

test('others are called when they may sit: at the end of the hour, and who sat first is told once', async () => {
  try {
    const { id, people } = await wishOf(t, '배추', 1);
    const waiting = await wishOf(t, '절임배추', 0);
    const boardId = await openBoard(t, await t.person(), { name: '절임배추', totalUser: 3, wishId: id });
    await t.runJobs();
    expect(await told('WISH_OPENED', boardId)).toEqual(people.map(({ userId }) => userId));
    expect(await told('KEYWORD_OPENED', boardId)).toEqual([]);
    t.clock.now = new Date('2026-11-16T12:00:00.000Z');
    await t.runJobs();
    expect(await told('KEYWORD_OPENED', boardId)).toEqual(waiting.people.map(({ userId }) => userId));
    expect(await told('WISH_OPENED', boardId)).toEqual(people.map(({ userId }) => userId));
  } finally {
    t.clock.now = start;
  }
});
