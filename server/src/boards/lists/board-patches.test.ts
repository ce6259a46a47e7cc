import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../db/test-database';
import { GRID_METRES, isInCircle } from './board-distance';
import { isInPatches, patchesAround } from './board-patches';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Homes at the edges of patches, in the country's corners, and where degrees are narrow. */
const HOMES = [
  { latitude: 33.45, longitude: 126.57 },
  { latitude: 37.5, longitude: 127 },
  { latitude: 37.499_999_9, longitude: 127.019_999_9 },
  { latitude: 38.6, longitude: 131.87 },
  { latitude: 33.1, longitude: 124.6 },
  { latitude: -0.001, longitude: -0.001 },
];

test.each(HOMES.flatMap((home) => [750, 1_500, 3_000].map((metres) => [home, metres] as const)))(
  'around %j within %i m no place of the circle is outside the patches',
  async (home, metres) => {
    const { rows } = await sql<{ inside: number; missed: number }>`
      select count(*) filter (where circle)::int as inside, count(*) filter (where circle and not patches)::int as missed
      from (
        select ${isInCircle(metres)} as circle, ${isInPatches(home, metres)} as patches
        from (select ${home.latitude}::float8 as latitude, ${home.longitude}::float8 as longitude) r
        cross join lateral (
          select r.latitude + x * ${metres / 100_000 / 20}::float8 as latitude, r.longitude + y * ${metres / 80_000 / 20}::float8 as longitude
          from generate_series(-25, 25) x, generate_series(-25, 25) y
        ) b
      ) each`.execute(database.db);
    expect(rows[0]!.inside).toBeGreaterThan(500);
    expect(rows[0]!.missed).toBe(0);
  },
);

test('few are asked for, and none where there would be too many', () => {
  expect(patchesAround(HOMES[0]!, 750 + GRID_METRES)!.length).toBeLessThanOrEqual(9);
  expect(patchesAround(HOMES[0]!, 3_000 + GRID_METRES)!.length).toBeLessThanOrEqual(25);
  expect(patchesAround(HOMES[0]!, 100_000)).toBeNull();
});
