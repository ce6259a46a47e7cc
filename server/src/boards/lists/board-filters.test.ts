import { isRecruiting } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { statusOf } from '../board-rules';
import { recruitsAt } from './board-filters';
import { arbitraryBoard, LOOKED_AT as NOW } from './test-arbitrary-boards';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('the filter in SQL says what the rule says', async () => {
  const boards = fc.sample(arbitraryBoard, 3000);
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
