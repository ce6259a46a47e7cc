import { HOUR_MS, isRecruiting, STAGES } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { statusOf } from '../board-rules';
import { recruitsAt } from './board-filters';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const NOW = new Date('2026-11-15T03:00:00.000Z');
const hour = fc.option(
  fc.integer({ min: -60, max: 60 }).map((hours) => new Date(NOW.getTime() + hours * HOUR_MS)),
  { nil: null },
);
const board = fc
  .record({
    stage: fc.constantFrom(...STAGES),
    deadline: fc.constantFrom('2026-11-14', '2026-11-15', '2026-11-16', '2026-11-30'),
    totalUser: fc.integer({ min: 2, max: 5 }),
    free: fc.integer({ min: 0, max: 4 }),
    handing: fc.integer({ min: 0, max: 2 }),
    vacantUntil: hour,
    payEnd: hour,
  })
  .map(({ free, handing, ...rest }) => ({
    ...rest,
    memberCount: Math.max(1, rest.totalUser - free),
    // In RECRUITING nobody hands on, and in a stage that is over nobody does any more.
    handingOn: rest.stage === 'RECRUITED' ? Math.min(handing, rest.totalUser) : 0,
  }));

test('the filter in SQL says what the rule says', async () => {
  const boards = fc.sample(board, 3000);
  const { rows } = await sql<{ recruits: boolean | null }>`
    select ${recruitsAt(NOW)} as recruits
    from unnest(
      ${boards.map(({ stage }) => stage)}::text[], ${boards.map(({ deadline }) => deadline)}::date[],
      ${boards.map(({ totalUser }) => totalUser)}::int[], ${boards.map(({ memberCount }) => memberCount)}::int[],
      ${boards.map(({ handingOn }) => handingOn)}::int[],
      ${boards.map(({ vacantUntil }) => vacantUntil)}::timestamptz[], ${boards.map(({ payEnd }) => payEnd)}::timestamptz[]
    ) with ordinality b (stage, deadline, total_user, member_count, handing_on, vacant_until, pay_end, nth)
    order by nth`.execute(t.db);
  expect(rows.length).toBe(boards.length);
  for (const [nth, one] of boards.entries())
    expect(rows[nth]!.recruits ?? false, JSON.stringify(one)).toBe(isRecruiting(statusOf(one, NOW)));
});
