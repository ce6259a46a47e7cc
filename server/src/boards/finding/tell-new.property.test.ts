import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockPerson } from '../../safety/block-person';
import { sanctionNow } from '../../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../../test-app';
import { runs } from '../../test-ring';
import { awake, join, openBoard } from '../test-boards';
import { tellNew } from './tell-new';
import { addWord, follow, wantNearby } from './test-finding';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const AWAY = ['seated', 'blocks', 'blocked', 'paused'] as const;
const neighbour = fc.record({
  metres: fc.constantFrom(0, 740, 760, 1490, 1510, 2990, 3010),
  reach: fc.constantFrom(750, 1500, 3000),
  regular: fc.boolean(),
  word: fc.boolean(),
  nearby: fc.boolean(),
  away: fc.option(fc.constantFrom(...AWAY), { nil: null, freq: 2 }),
});
type Neighbour = typeof neighbour extends fc.Arbitrary<infer T> ? T : never;

/** What they are told, or nothing: the table of the specification, read once more. */
function expected({ metres, reach, regular, word, nearby, away }: Neighbour): string[] {
  if (away !== null || metres > reach) return [];
  const reasons = { REGULAR_OPENED: regular, KEYWORD_OPENED: word, OPENED_NEARBY: nearby };
  return Object.entries(reasons)
    .flatMap(([kind, holds]) => (holds ? [kind] : []))
    .slice(0, 1);
}

async function settle(person: Person, leader: Person, { reach, regular, word, nearby }: Neighbour): Promise<void> {
  if (nearby) await wantNearby(t, person);
  if (word) await addWord(t, person, '감귤');
  if (regular) await follow(t, person, leader);
  await t.call(awake(t, person), 'PUT', '/api/alerts/reach', { reach });
}

test('whoever is drawn: one entry each for the first reason, none for who is far, apart, seated or paused', async () => {
  let nth = 0;
  const neighbourhoods = fc.array(neighbour, { minLength: 6, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(neighbourhoods, async (drawn) => {
      // Each neighbourhood far from the one before it.
      const place = { latitude: 33.5 + nth++ * 0.1, longitude: 126.9 };
      const leader = await t.person(place);
      const people: Person[] = [];
      for (const each of drawn) {
        const person = await t.person({ ...place, latitude: place.latitude + each.metres / 111_195 });
        await settle(person, leader, each);
        people.push(person);
      }
      const boardId = await openBoard(t, leader, { totalUser: 50 });
      await t.db.updateTable('boards').set(place).where('id', '=', boardId).execute();
      for (const [i, { away }] of drawn.entries()) {
        const { userId } = people[i]!;
        if (away === 'seated') await join(t, people[i]!, boardId);
        if (away === 'blocks') await blockPerson(t.deps, userId, leader.userId);
        if (away === 'blocked') await blockPerson(t.deps, leader.userId, userId);
        if (away === 'paused') await sanctionNow(t.deps, userId, { kind: 'PAUSED', days: 3, reason: '쉬어요' });
      }
      await t.runJobs();
      await tellNew(t.deps, boardId);
      const told = await t.db
        .selectFrom('notifications')
        .select(['userId', 'kind'])
        .where('boardId', '=', boardId)
        .where('category', '=', 'INTEREST')
        .execute();
      for (const [i, each] of drawn.entries()) {
        const kinds = told.filter(({ userId }) => userId === people[i]!.userId).map(({ kind }) => kind);
        expect(kinds, JSON.stringify(each)).toEqual(expected(each));
      }
    }),
    { numRuns: runs(8) },
  );
}, 120_000);
