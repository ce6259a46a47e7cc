import { STAGES } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../db/test-database';
import { isCreditDue } from '../trade-rules';
import { isCaseDueAt } from './read-case-facts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const at = fc.option(fc.constant(new Date()), { nil: null });
const follower = fc.record({
  receivedAt: at,
  refundedAt: at,
  dispute: fc.constantFrom(null, null, 'OPEN', 'ESCALATED', 'ENDED'),
});
const room = fc.record({
  // Most in the one stage that counts.
  stage: fc.constantFrom(...STAGES, 'PURCHASED' as const, 'PURCHASED' as const, 'PURCHASED' as const),
  followers: fc.array(follower, { maxLength: 3 }),
});

test('what the nightly look takes for due is what the rule says', async () => {
  const rooms = fc.sample(room, 1000);
  const seats = rooms.flatMap(({ followers }, nth) => [
    { board: nth, role: 'LEADER' as const, receivedAt: null, refundedAt: null, dispute: null },
    ...followers.map((one) => ({ board: nth, role: 'FOLLOWER' as const, ...one })),
  ]);
  const of = <K extends keyof (typeof seats)[number]>(key: K) => seats.map((seat) => seat[key]);
  const ids = seats.map((_, id) => id);
  const { rows } = await sql<{ due: boolean }>`
    with room as (select * from unnest(${rooms.map((_, id) => id)}::int[], ${rooms.map(({ stage }) => stage)}::text[]) r (id, stage)),
      seated as (
        select * from unnest(${ids}::int[], ${of('board')}::int[], ${of('role')}::text[], ${of('receivedAt')}::timestamptz[],
          ${of('refundedAt')}::timestamptz[]) s (id, board_id, role, received_at, refunded_at)),
      disputes as (select * from unnest(${ids}::int[], ${of('dispute')}::text[]) d (participant_id, state))
    select ${isCaseDueAt(sql`b`)} as due from room b order by b.id`.execute(t.db);
  const byRule = rooms.map(({ stage }, nth) => {
    const members = seats.flatMap((seat, id) => (seat.board === nth ? [{ ...seat, id, paidAt: null }] : []));
    return isCreditDue(
      stage,
      members,
      new Set(ids.filter((id) => ['OPEN', 'ESCALATED'].includes(String(seats[id]!.dispute)))),
    );
  });
  expect(rows.map(({ due }) => due)).toEqual(byRule);
  expect(new Set(byRule).size).toBe(2);
});
