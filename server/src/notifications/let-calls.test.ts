import { DAY_MS, isRecruiting, STAGES, WISH_PEOPLE_MAX } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusOf } from '../boards/board-rules';
import { recruitsAt } from '../boards/lists/board-filters';
import { arbitraryBoard, LOOKED_AT as NOW } from '../boards/lists/test-arbitrary-boards';
import { decideWish, wishState } from '../boards/wishes/wish-rules';
import { type TestApp, testApp } from '../test-app';
import { boardCalls, wishCalls } from './let-calls';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const gone = fc.option(fc.constant(NOW), { nil: null, freq: 5 });
const board = fc
  .tuple(arbitraryBoard, fc.record({ deletedAt: gone, heldAt: gone }))
  .map(([drawn, away]) => ({ ...drawn, ...away }));

test('a call to a purchase is let through exactly where the lists and the rule say that it can be joined', async () => {
  const boards = fc.sample(board, 3000);
  const of = <K extends keyof (typeof boards)[number]>(key: K) => boards.map((one) => one[key]);
  const { rows } = await sql<{ calls: boolean | null; recruits: boolean | null }>`
    select ${boardCalls(NOW)} as calls, ${recruitsAt(NOW)} and b.deleted_at is null and b.held_at is null as recruits
    from unnest(${of('stage')}::text[], ${of('deadline')}::date[], ${of('totalUser')}::int[], ${of('memberCount')}::int[],
      ${of('handingOn')}::int[], ${of('vacantUntil')}::timestamptz[], ${of('payEnd')}::timestamptz[],
      ${of('deletedAt')}::timestamptz[], ${of('heldAt')}::timestamptz[]
    ) with ordinality b (stage, deadline, total_user, member_count, handing_on, vacant_until, pay_end, deleted_at, held_at, nth)
    order by nth`.execute(t.db);
  expect(rows).toHaveLength(boards.length);
  for (const [nth, one] of boards.entries()) {
    const joinable = one.deletedAt === null && one.heldAt === null && isRecruiting(statusOf(one, NOW));
    expect([rows[nth]!.calls ?? false, rows[nth]!.recruits ?? false], JSON.stringify(one)).toEqual([
      joinable,
      joinable,
    ]);
  }
});

const wish = fc.record({
  people: fc.constantFrom(0, 1, 2, 3, WISH_PEOPLE_MAX - 1, WISH_PEOPLE_MAX),
  until: fc.constantFrom(-DAY_MS, -1, 0, 1, DAY_MS).map((ms) => new Date(NOW.getTime() + ms)),
  endedAt: gone,
  opened: fc.option(fc.record({ stage: fc.constantFrom(...STAGES), deletedAt: gone }), { nil: null }),
});

test('a call to a wish is let through exactly where the rule lets somebody near join it', async () => {
  const wishes = fc.sample(wish, 1000);
  const { rows } = await sql<{ calls: boolean | null }>`
    select ${wishCalls(NOW)} as calls
    from unnest(${wishes.map(({ people }) => people)}::int[], ${wishes.map(({ until }) => until)}::timestamptz[],
      ${wishes.map(({ endedAt }) => endedAt)}::timestamptz[], ${wishes.map(({ opened }) => (opened ? 1 : null))}::bigint[],
      ${wishes.map(({ opened }) => opened?.stage ?? null)}::text[],
      ${wishes.map(({ opened }) => opened?.deletedAt ?? null)}::timestamptz[]
    ) with ordinality w (people, until, ended_at, board_id, stage, deleted_at, nth)
    cross join lateral (select w.board_id as id, w.stage, w.deleted_at) b
    order by nth`.execute(t.db);
  expect(rows).toHaveLength(wishes.length);
  for (const [nth, { opened, ...one }] of wishes.entries()) {
    const state = wishState({ ...one, gatheredAt: null, kept: 0, warnedFor: null }, opened, NOW);
    const refused = decideWish({ state, people: one.people }, { metres: 0, wishes: 0 });
    expect(rows[nth]!.calls ?? false, JSON.stringify({ ...one, opened })).toBe(refused === null);
  }
});
