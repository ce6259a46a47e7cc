import { type ChatRoomRow, DAY_MS, isOver, type RoomId, STAGES, type Stage } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { badgeOf } from '../notifications/badge-of';
import { type Person, type TestApp, testApp } from '../test-app';
import { MessageAppender } from './message-appender';
import { overBy } from './over-condition';
import { setReadSeq, testRoom } from './test-rooms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const later = (days: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + days * DAY_MS);
};
const say = (person: Person, roomId: RoomId, text: string) =>
  new MessageAppender(t.deps).append({ roomId, userId: person.userId, text, key: null });
const end = (roomId: RoomId, stage: Stage) =>
  t.db.updateTable('boards').set({ stage, endedAt: t.clock.now }).where('id', '=', roomId).execute();
const list = async (person: Person, query = ''): Promise<ChatRoomRow[]> =>
  (await t.call(awake(t, person), 'GET', `/api/chat/rooms${query}`)).body;
const idsOf = async (person: Person, query = '') => (await list(person, query)).map(({ id }) => id);
const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

test('the statement says of every room what the rule says', async () => {
  const now = t.clock.now;
  const instants = fc.option(
    fc.integer({ min: -16 * 24, max: 24 }).map((hours) => new Date(now.getTime() + hours * 3_600_000)),
    { nil: null },
  );
  const rooms = fc.record({ stage: fc.constantFrom(...STAGES), endedAt: instants, lastMessageAt: instants });
  await fc.assert(
    fc.asyncProperty(fc.array(rooms, { minLength: 50, maxLength: 50 }), async (some) => {
      const { rows } = await sql<{ over: boolean }>`select ${overBy(now)} as over
        from unnest(${some.map(({ stage }) => stage)}::text[], ${some.map(({ endedAt }) => endedAt)}::timestamptz[],
          ${some.map(({ lastMessageAt }) => lastMessageAt)}::timestamptz[]) with ordinality e (stage, ended_at, last_at, nth)
        cross join lateral (select e.stage, e.ended_at) b cross join lateral (select e.last_at as last_message_at) r
        order by e.nth`.execute(t.db);
      expect(rows.map(({ over }) => over)).toEqual(some.map((room) => isOver(room, now.getTime())));
    }),
    { numRuns: 20 },
  );
});

test('what ended two weeks ago leaves the list by itself, and comes back with a word', async () => {
  const [leader, follower] = [await t.person(), await t.person()];
  const done = await testRoom(t.deps, leader, [follower]);
  const off = await testRoom(t.deps, leader, [follower]);
  const running = await testRoom(t.deps, leader, [follower]);
  await say(leader, done, '모두 잘 받았어요');
  await end(done, 'COMPLETED');
  await end(off, 'CANCELLED');
  const seen = async () => ({
    shown: inOrder(await idsOf(leader, '?over=false')),
    over: inOrder(await idsOf(leader, '?over=true')),
    marked: (await list(leader)).filter(({ over }) => over).map(({ id }) => id),
  });

  later(2.9);
  expect(await seen()).toEqual({ shown: [done, off, running], over: [], marked: [] });
  later(0.2);
  expect(await seen()).toEqual({ shown: [done, running], over: [off], marked: [off] });
  later(11);
  expect(await seen()).toEqual({ shown: [running], over: [done, off], marked: [done, off] });
  // A client that knows of nothing gets every room, as ever.
  expect(inOrder(await idsOf(leader))).toEqual([done, off, running]);
  expect((await t.call(awake(t, leader), 'GET', '/api/chat/rooms?over=maybe')).status).toBe(400);

  await say(follower, done, '다음에 또 해요!');
  expect(await seen()).toEqual({ shown: [done, running], over: [off], marked: [off] });
  expect((await list(leader, '?over=false'))[0]).toMatchObject({ id: done, unreadCount: 2, due: null });
  expect((await t.db.selectFrom('boards').select('stage').where('id', '=', done).executeTakeFirst())?.stage).toBe(
    'COMPLETED',
  );
});

test('over rooms are read page by page', async () => {
  const leader = await t.person();
  const ids: RoomId[] = [];
  for (let nth = 0; nth < 5; nth++) {
    ids.push(await testRoom(t.deps, leader));
    await end(ids[nth]!, nth % 2 ? 'COMPLETED' : 'CANCELLED');
    later(0.1);
  }
  later(14);
  const running = await testRoom(t.deps, leader);
  const pages: number[][] = [];
  let cursor = '';
  do {
    const { body, headers } = await t.call(awake(t, leader), 'GET', `/api/chat/rooms?over=true&limit=2${cursor}`);
    pages.push(body.map(({ id }: ChatRoomRow) => id));
    const next = headers['x-next-cursor'] as string | undefined;
    cursor = next ? `&cursor=${next}` : '';
  } while (cursor);
  expect(pages.flat()).toEqual(ids.toReversed());
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(await idsOf(leader, '?over=false')).toEqual([running]);
});

test('an over room calls nobody: neither with its number nor with a review', async () => {
  const [leader, follower] = [await t.person(), await t.person()];
  const roomId = await testRoom(t.deps, leader, [follower]);
  await setReadSeq(t.db, roomId, 99);
  await say(leader, roomId, '이거 두고 가셨어요');
  await setReadSeq(t.db, roomId, 2, follower.userId);
  await end(roomId, 'COMPLETED');
  const seen = async () => {
    const [row] = await list(follower);
    return [row?.due, row?.unreadCount, await badgeOf(t.deps, follower.userId)];
  };
  expect(await seen()).toEqual(['REVIEW', 1, 1]);
  later(14.1);
  expect(await seen()).toEqual([null, 1, 0]);
});
