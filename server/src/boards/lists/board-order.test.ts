import { addDays, BOARD_SORTS, type BoardCard, type BoardId, endpointPath, HOUR_MS, seoulDay } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { openBoard } from '../test-boards';
import { compareIn, type KeyedSort, orderKey } from './board-order';

const SORTS = BOARD_SORTS.filter((sort): sort is KeyedSort => sort !== 'newest');
const NOW = new Date('2026-11-15T03:00:00.000Z');
const CALLS = [
  ['/api/group-boards', {}],
  ['/api/group-boards/categories/1', {}],
  ['/api/group-boards/search', { keyword: '감귤' }],
] as const;

let t: TestApp;
let reader: Person;
beforeAll(async () => {
  t = await testApp({ now: NOW });
  reader = await t.person();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.updateTable('boards').set({ deletedAt: NOW }).execute();
});

type Drawn = { metres: number; price: number; totalUser: number; days: number; vacancy: null | 'until' | 'handing' };
const drawn: fc.Arbitrary<Drawn> = fc.record({
  metres: fc.integer({ min: 0, max: 700 }),
  price: fc.integer({ min: 1000, max: 1040 }),
  totalUser: fc.integer({ min: 2, max: 4 }),
  days: fc.integer({ min: -1, max: 3 }),
  vacancy: fc.constantFrom(null, null, null, 'until', 'handing'),
});

/** Opened by somebody else, changed past the verbs: only the lists are looked at. */
async function open({ metres, price, totalUser, days, vacancy }: Drawn): Promise<BoardId> {
  const leader = await t.person();
  const id = await openBoard(t, leader, { price, totalUser, name: '감귤' });
  const { latitude, longitude } = await t.db
    .selectFrom('users')
    .select(['latitude', 'longitude'])
    .where('id', '=', reader.userId)
    .executeTakeFirstOrThrow();
  const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
  const full = {
    stage: 'RECRUITED' as const,
    payEnd: later(24 + 30 + days),
    vacantUntil: vacancy === 'until' ? later(20 + 5 * days) : null,
    handingOn: vacancy === 'handing' ? 1 : 0,
  };
  await t.db
    .updateTable('boards')
    .set({ latitude: latitude! + metres / 111_195, longitude: longitude!, deadline: addDays(seoulDay(NOW), days) })
    .set(vacancy ? full : {})
    .where('id', '=', id)
    .execute();
  return id;
}

async function page(path: string, query: Record<string, unknown>) {
  const answer = await t.call(reader, 'GET', endpointPath(path, {}, query));
  expect(answer.status).toBe(200);
  return { cards: answer.body as BoardCard[], next: answer.headers['x-next-cursor'] as string | undefined };
}

test('each order is that of the pure comparison, in lists and in a search, and lists what can be joined', async () => {
  const people = fc.sample(drawn, { numRuns: 14, seed: 7 });
  for (const each of people) await open(each);
  const rows = await t.db.selectFrom('boards').selectAll().where('deletedAt', 'is', null).execute();
  for (const [path, query] of CALLS) {
    const joinable = (await page(path, { ...query, recruiting: true })).cards;
    expect(joinable.length).toBeGreaterThan(5);
    for (const sort of SORTS) {
      const { cards } = await page(path, { ...query, sort });
      const keyed = joinable.map(({ id, distance }) => {
        const row = rows.find((each) => each.id === id)!;
        return { id, key: orderKey(sort, { ...row, distance }) };
      });
      expect(cards.map(({ id }) => id)).toEqual(keyed.toSorted(compareIn).map(({ id }) => id));
    }
  }
});

test.each(SORTS)(
  '%s: the cursor walks every card once while purchases come and go',
  async (sort) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawn, { minLength: 5, maxLength: 8 }),
        drawn,
        fc.nat(4),
        async (first, another, gone) => {
          await t.db.updateTable('boards').set({ deletedAt: NOW }).execute();
          const ids: BoardId[] = [];
          for (const each of first) ids.push(await open({ ...each, days: Math.max(0, each.days), vacancy: null }));
          for (const [path, query] of CALLS) {
            const seen: BoardId[] = [];
            let cursor: string | undefined;
            let removed: BoardId | undefined;
            for (let turn = 0; turn < 20; turn++) {
              const { cards, next } = await page(path, { ...query, sort, limit: 2, cursor });
              seen.push(...cards.map(({ id }) => id));
              if (turn === 0) {
                await open({ ...another, days: 1, vacancy: null });
                removed = seen[gone % seen.length];
                await sql`update boards set deleted_at = ${NOW} where id = ${removed}`.execute(t.db);
              }
              cursor = next;
              if (!next) break;
            }
            expect(new Set(seen).size).toBe(seen.length);
            expect(seen).toEqual(expect.arrayContaining(ids));
            await t.db.updateTable('boards').set({ deletedAt: null }).where('id', '=', removed!).execute();
            await t.db.updateTable('boards').set({ deletedAt: NOW }).where('id', 'not in', ids).execute();
          }
        },
      ),
      { numRuns: 3 },
    );
  },
  120_000,
);

test('a cursor of another order is refused, and so is an order there is not', async () => {
  for (const metres of [1, 2, 3]) await open({ metres, price: 1000, totalUser: 2, days: 1, vacancy: null });
  for (const [path, query] of CALLS) {
    const { next } = await page(path, { ...query, sort: 'near', limit: 1 });
    const usual = (await page(path, { ...query, limit: 1 })).next;
    for (const [sort, cursor] of [
      ['cheap', next],
      [undefined, next],
      ['newest', next],
      ['near', usual],
    ]) {
      const { status, body } = await t.call(reader, 'GET', endpointPath(path, {}, { ...query, sort, cursor }));
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'INVALID_FIELDS', ['cursor']]);
    }
    const { body } = await t.call(reader, 'GET', endpointPath(path, {}, { ...query, sort: 'best' }));
    expect(Object.keys(body.fields)).toEqual(['sort']);
  }
});

test('newest is the specified order, as without', async () => {
  for (const metres of [3, 1, 2]) await open({ metres, price: 1000, totalUser: 2, days: 1, vacancy: null });
  for (const [path, query] of CALLS) {
    expect(await page(path, { ...query, sort: 'newest' })).toEqual(await page(path, query));
  }
});
