import { eveningAfter, type UserId } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { transact } from '../db/transaction';
import { type Person, type TestApp, testApp } from '../test-app';
import { isWhole } from '../test-ring';
import { gaugeOf } from './gauge-rules';
import { hideReview } from './hide-review';
import { openReviews } from './open-reviews';
import { readScored } from './read-scored';
import { completedRoom, write } from './test-completed';

/** Each with each: 10 pairs, or 210. */
const PEOPLE = isWhole ? 21 : 5;
const PAIRS = (PEOPLE * (PEOPLE - 1)) / 2;
const START = new Date('2026-11-15T03:00:00.000Z');
const EVENING = eveningAfter(START, 168);

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());
beforeEach(() => {
  t.clock.now = START;
});

const rowsOf = (boardId: number) =>
  t.db
    .selectFrom('reviews')
    .select(['id', 'openedAt', 'blind'])
    .where('boardId', '=', boardId as never)
    .execute();

async function assertGauge({ userId }: Person) {
  const { mannerLeader, mannerParticipant } = await t.db
    .selectFrom('users')
    .select(['mannerLeader', 'mannerParticipant'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const about = await transact(t.db, (tx) => readScored(tx, userId as UserId));
  const as = (role: string) => about.filter(({ targetRole }) => targetRole === role);
  expect({ mannerLeader, mannerParticipant }).toEqual({
    mannerLeader: gaugeOf(as('LEADER'), t.clock.now),
    mannerParticipant: gaugeOf(as('FOLLOWER'), t.clock.now),
  });
}

test(`${PAIRS} pairs write at once: both open, both blind, nobody waits for the other`, async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => t.person()));
  const [leader, ...followers] = people as [Person, ...Person[]];
  const room = await completedRoom(t, leader, followers, 100_000);
  const pairs = people.flatMap((one, i) => people.slice(i + 1).map((other) => [one, other] as const));
  for (let at = 0; at < pairs.length; at += 10) {
    const now = pairs.slice(at, at + 10);
    const answers = await Promise.all(
      now.flatMap(([one, other]) => [write(t, room, one, other), write(t, room, other, one)]),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  }
  const rows = await rowsOf(room.id);
  expect(rows).toHaveLength(2 * PAIRS);
  expect(rows.filter(({ openedAt, blind }) => openedAt === null || !blind)).toEqual([]);
  for (const person of people) await assertGauge(person);
}, 240_000);

test('writing beside the evening: what is written is open, told once, and counted as it was written', async () => {
  for (let round = 0; round < (isWhole ? 10 : 1); round++) {
    t.clock.now = START;
    const [leader, follower] = [await t.person(), await t.person()];
    const room = await completedRoom(t, leader, [follower]);
    await write(t, room, follower, leader);
    t.clock.now = EVENING;
    const token = awake(t, leader);
    await Promise.all([openReviews(t.deps, room.id), write(t, room, token, follower), openReviews(t.deps, room.id)]);
    const rows = await rowsOf(room.id);
    expect(rows.map(({ openedAt }) => openedAt)).toEqual([EVENING, EVENING]);
    const entries = await t.db
      .selectFrom('notifications')
      .select('userId')
      .where('kind', '=', 'REVIEW_RECEIVED')
      .where('boardId', '=', room.id)
      .execute();
    expect(entries.filter(({ userId }) => userId === leader.userId)).toHaveLength(1);
    for (const person of [leader, follower]) await assertGauge(person);
  }
}, 60_000);

test('hiding beside the evening leaves the gauges as the open ones say', async () => {
  const leader = await t.person();
  const followers = [await t.person(), await t.person(), await t.person()];
  const room = await completedRoom(t, leader, followers, 40_000);
  await write(t, room, leader, followers[0]!);
  await write(t, room, followers[0]!, leader, { star: 0.5 });
  await write(t, room, followers[1]!, leader, { star: 4 });
  const open = (await rowsOf(room.id)).filter(({ openedAt }) => openedAt !== null);
  t.clock.now = EVENING;
  await Promise.all([
    openReviews(t.deps, room.id),
    ...open.map(({ id }) => transact(t.db, (tx) => hideReview(tx, id, t.clock.now))),
  ]);
  for (const person of [leader, ...followers]) await assertGauge(person);
  expect((await rowsOf(room.id)).filter(({ openedAt }) => openedAt === null)).toEqual([]);
});

test('leaving beside the evening: what they wrote opens, and of them nothing is shown', async () => {
  for (let round = 0; round < (isWhole ? 6 : 1); round++) {
    t.clock.now = START;
    const [leader, follower] = [await t.person(), await t.person()];
    const room = await completedRoom(t, leader, [follower]);
    await write(t, room, follower, leader, { star: 5 });
    t.clock.now = EVENING;
    const [, left] = await Promise.all([
      openReviews(t.deps, room.id),
      t.call(awake(t, follower), 'DELETE', '/api/users'),
    ]);
    expect(left.status).toBe(200);
    await openReviews(t.deps, room.id);
    expect((await rowsOf(room.id)).map(({ openedAt }) => openedAt)).toEqual([EVENING]);
    await assertGauge(leader);
    expect((await t.call(null, 'GET', `/api/users/${follower.userId}`)).status).toBe(404);
  }
}, 60_000);
