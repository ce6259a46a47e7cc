import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BUY_HOURS, eveningAfter, PAY_END_HOURS, PAY_HOURS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOBS } from '../features';
import { runDueJobs } from '../jobs/test-run-due-jobs';
import { testApp } from '../test-app';
import { migrate } from './migrate';
import { emptyDatabase, type TestDatabase } from './test-database';

const SEATS = '0180_seats.sql';
const older = readdirSync(path.resolve(import.meta.dirname, '../../migrations')).filter((name) => name < SEATS);

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

const rows = async (statement: string) => (await database.pool.query(statement)).rows;

/** Rooms as they stood before there were clocks: waiting for a week, all of them. */
const BEFORE = `
  insert into users (provider, provider_user_id, name, email, nickname, nickname_key, profile_url, signed_up_at)
    select 'kakao', n::text, '이웃', n || '@example.org', '이웃' || n, '이웃' || n, '/avatars/pink.webp', now()
    from generate_series(1, 3) n;
  insert into boards (leader_id, name, quantity, title, total_user, price, deadline, category_id, location, latitude,
      longitude, pictures, stage, member_count, created_at, expiry_noticed_for)
    select 1, '제주 감귤', '10kg', '제주 감귤 10kg 공구합니다.', 3, 10000, '2026-10-31', 1, '제주시', 33.45, 126.57, '[]', stage, 3,
      now() - interval '7 days', case when stage = 'RECRUITING' then date '2026-10-31' end
    from unnest(array['RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'CANCELLED']) with ordinality s(stage, n) order by n;
  insert into participants (board_id, user_id, role, joined_at, paid_at)
    select b.id, u.id, case when u.id = 1 then 'LEADER' else 'FOLLOWER' end, now() - interval '6 days',
      case when b.stage in ('PAYING', 'PURCHASED') and u.id > 1 or b.stage = 'RECRUITED' and u.id = 2
        then now() - interval '5 days' end
    from boards b, users u;
`;

test('rooms that waited before there were clocks are counted from the migration, and nobody is late', async () => {
  await migrate(database.url, { only: new Set(older) });
  await database.pool.query(BEFORE);
  const from = Date.now();
  expect(await migrate(database.url)).toContain(SEATS);
  const after = Date.now();
  /** The evening, whichever side of one the migration ran on. */
  const evening = (hours: number) =>
    expect.toSatisfy((date: Date) => isEither(date, hours), `an evening in ${hours} h`);
  const isEither = (date: Date, hours: number) =>
    [from, after].some((at) => eveningAfter(at, hours).getTime() === date.getTime());

  expect(await rows('select stage, pay_end, buy_by, vacant_until, handing_on from boards order by id')).toEqual([
    { stage: 'RECRUITING', pay_end: null, buy_by: null, vacant_until: null, handing_on: 0 },
    { stage: 'RECRUITED', pay_end: evening(PAY_END_HOURS), buy_by: null, vacant_until: null, handing_on: 0 },
    { stage: 'PAYING', pay_end: null, buy_by: evening(BUY_HOURS), vacant_until: null, handing_on: 0 },
    { stage: 'PURCHASED', pay_end: null, buy_by: null, vacant_until: null, handing_on: 0 },
    { stage: 'CANCELLED', pay_end: null, buy_by: null, vacant_until: null, handing_on: 0 },
  ]);
  expect(await rows('select stage from boards where expiry_noticed_at is not null')).toEqual([{ stage: 'RECRUITING' }]);
  expect(await rows('select board_id, user_id, pay_by from participants where pay_by is not null')).toEqual([
    { board_id: 2, user_id: 3, pay_by: evening(PAY_HOURS) },
  ]);
  expect(await rows('select distinct seats, pay_reminders, left_at from participants')).toEqual([
    { seats: 1, pay_reminders: 0, left_at: null },
  ]);
  expect(await rows('select count(*)::int as seated from seated')).toEqual([{ seated: 15 }]);
});

test('what followers agreed to is what the post said that day', async () => {
  expect(await rows(`select distinct role, agreed from participants order by role`)).toEqual([
    {
      role: 'FOLLOWER',
      agreed: { name: '제주 감귤', quantity: '10kg', latitude: 33.45, longitude: 126.57, deadline: '2026-10-31' },
    },
    { role: 'LEADER', agreed: null },
  ]);
});

test('each of them gets its job by the search that waits after the migration', async () => {
  expect(await rows('select task_identifier from graphile_worker.jobs')).toEqual([
    { task_identifier: 'jobs.find-clocks' },
  ]);
  const t = await testApp({ database, now: new Date() });
  await runDueJobs(t.deps, JOBS, ['jobs.find-clocks']);
  expect(await rows('select key from graphile_worker.jobs order by key')).toEqual([
    { key: 'boards.clock 1' },
    { key: 'payments.clock 2' },
    { key: 'payments.clock 3' },
    { key: 'payments.receipt-clock 4' },
  ]);
  await t.app.close();
  await t.deps.closeBus();
});
