import { DAY_MS, STAGES } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { isLooking } from './read-wishes';
import { wishState } from './wish-rules';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const NOW = new Date('2026-11-15T03:00:00.000Z');
const gone = fc.option(fc.constant(NOW), { nil: null, freq: 2 });
const wish = fc.record({
  until: fc.constantFrom(-DAY_MS, -1, 0, 1, DAY_MS).map((ms) => new Date(NOW.getTime() + ms)),
  endedAt: gone,
  gatheredAt: gone,
  opened: fc.option(fc.record({ stage: fc.constantFrom(...STAGES), deletedAt: gone }), { nil: null }),
});

test('a list has the wishes that still look for somebody, as the rule says', async () => {
  const wishes = fc.sample(wish, 1000);
  const { rows } = await sql<{ looks: boolean }>`
    select ${isLooking(NOW)} as looks
    from unnest(${wishes.map(({ until }) => until)}::timestamptz[], ${wishes.map(({ endedAt }) => endedAt)}::timestamptz[],
      ${wishes.map(({ opened }) => (opened ? 1 : null))}::bigint[], ${wishes.map(({ opened }) => opened?.stage ?? null)}::text[],
      ${wishes.map(({ opened }) => opened?.deletedAt ?? null)}::timestamptz[]
    ) with ordinality b (until, ended_at, board_id, stage, deleted_at, nth)
    cross join lateral (select b.board_id as id, b.stage, b.deleted_at) opened
    order by nth`.execute(t.db);
  const byRule = wishes.map(({ opened, ...one }) =>
    ['OPEN', 'GATHERED'].includes(wishState({ ...one, people: 1, kept: 0, warnedFor: null }, opened, NOW)),
  );
  expect(rows.map(({ looks }) => looks)).toEqual(byRule);
  expect(new Set(byRule).size).toBe(2);
});
