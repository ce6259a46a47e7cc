import { addDays, DAY_MS, seoulDay } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOBS } from '../features';
import { runDueJobs } from '../jobs/test-run-due-jobs';
import { type TestApp, testApp } from '../test-app';
import { isWhole } from '../test-ring';
import { fillDemo } from './fill-demo';
import { refreshDemo } from './refresh-demo';

let t: TestApp;
let joined: number;

beforeAll(async () => {
  t = await testApp();
  await fillDemo(t.db, t.clock.now, t.deps.log);
  const person = await t.person();
  const open = await t.db
    .selectFrom('boards')
    .select('id')
    .where('stage', '=', 'RECRUITING')
    .where('deadline', '>=', seoulDay(t.clock.now))
    .whereRef('memberCount', '<', (eb) => eb('totalUser', '-', 1))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  joined = open.id;
  expect((await t.call(person, 'POST', `/api/group-boards/${joined}/join`)).status).toBe(200);
});
afterAll(() => t.close());

const rows = async (query: string) => (await t.database.pool.query(query)).rows;
const boards = () =>
  rows('select id::int, stage, deadline::text, created_at, member_count from boards order by id') as Promise<
    { id: number; stage: string; deadline: string; created_at: Date; member_count: number }[]
  >;
/** A post is open for ten days at most, and cancels itself three days later. */
const DAYS = isWhole ? 25 : 16;
const after = (days: number) => new Date(t.clock.now.getTime() + days * DAY_MS + 3_600_000);

test('on the day of the filling nothing moves', async () => {
  const before = await boards();
  expect(await refreshDemo(t.db, after(0))).toBe(0);
  expect(await boards()).toEqual(before);
});

test('a month later everything recruits again but what a real person joined; no other stage moves', async () => {
  const before = new Map((await boards()).map((board) => [board.id, board]));
  const later = after(30);
  const moved = await refreshDemo(t.db, later);
  const recruiting = [...before.values()].filter(({ stage }) => stage === 'RECRUITING');
  expect(moved).toBe(recruiting.length - 1);

  const today = seoulDay(later);
  for (const board of await boards()) {
    const old = before.get(board.id)!;
    expect(board.stage).toBe(old.stage);
    expect(board.member_count).toBe(old.member_count);
    if (board.stage !== 'RECRUITING' || board.id === joined) expect(board).toEqual(old);
    else {
      expect(board.deadline >= addDays(today, 2) && board.deadline <= addDays(today, 10)).toBe(true);
      expect(board.created_at.getTime()).toBeGreaterThan(old.created_at.getTime());
      expect(board.created_at.getTime()).toBeLessThanOrEqual(later.getTime());
    }
  }
});

test('rooms moved along: in order, not in the future, and as the room list says', async () => {
  const wrong = await rows(`
    select r.id from chat_rooms r join boards b on b.id = r.id
    where r.last_message_at > '${after(30).toISOString()}'
      or r.last_message_at <> (select max(sent_at) from messages m where m.room_id = r.id)
      or exists (select from messages m join messages n on n.room_id = m.room_id and n.seq = m.seq + 1
        where m.room_id = r.id and n.sent_at <= m.sent_at)
      or exists (select from participants p where p.board_id = r.id and p.joined_at < b.created_at)`);
  expect(wrong).toEqual([]);
});

test('again on the same day nothing moves', async () => {
  expect(await refreshDemo(t.db, after(30))).toBe(0);
});

test('a product that is never stopped is refreshed before anything cancels itself', { timeout: 180_000 }, async () => {
  const start = new Date('2027-01-10T15:05:00.000Z');
  for (let day = 0; day < DAYS; day++) {
    t.clock.now = new Date(start.getTime() + day * DAY_MS);
    await refreshDemo(t.db, t.clock.now);
    t.clock.now = new Date(t.clock.now.getTime() + 9 * 3_600_000);
    await t.deps.jobs.add(t.db, 'jobs.find-clocks', {});
    await runDueJobs(t.deps, JOBS, ['jobs.find-clocks', 'boards.clock']);
  }
  const recruiting = (await boards()).filter(({ stage }) => stage === 'RECRUITING');
  const open = recruiting.filter(({ deadline }) => deadline >= seoulDay(t.clock.now));
  expect(recruiting.length).toBeGreaterThan(60);
  expect(open.length).toBeGreaterThan(recruiting.length / 3);
});
