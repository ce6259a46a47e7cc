import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchSteps } from '../../korean/search-steps';
import { type Person, type TestApp, testApp } from '../../test-app';
import { planOf, sentQueries } from '../../test-queries';
import { CROWDED, generateBoards } from '../test-generate-boards';

let t: TestApp;
let reader: Person;

beforeAll(async () => {
  t = await testApp();
  // One connection, because the generator works with a temporary table.
  await t.db.connection().execute((db) => generateBoards(db, { boards: 8_000, crowd: 300, now: t.clock.now }));
  await sql`vacuum analyze boards`.execute(t.db);
  await sql`analyze participants, users`.execute(t.db);
  reader = await t.person(CROWDED);
}, 90_000);
afterAll(() => t.close());

const queriesOf = (url: string, person: Person | null = reader) => sentQueries(t, person, url);

test.each([
  '/api/group-boards',
  '/api/group-boards?recruiting=true&radius=3000',
  '/api/group-boards/categories/2?limit=50',
])('%s asks where a newcomer is, and once for all cards; the second time nothing', async (url) => {
  const newcomer = await t.person({ latitude: CROWDED.latitude + Math.random() / 1e6, longitude: CROWDED.longitude });
  expect((await queriesOf(url, newcomer)).length).toBe(2);
  expect((await queriesOf(url, newcomer)).length).toBe(0);
});

test.each(['/api/group-boards/like', '/api/group-boards/me', '/api/group-boards/joined'])(
  '%s is one query, however many cards',
  async (url) => {
    expect((await queriesOf(url)).length).toBe(1);
  },
);

test('the list of a crowded neighbourhood has a full first page and goes on', async () => {
  const { body, headers } = await t.call(reader, 'GET', '/api/group-boards');
  expect(body.length).toBe(100);
  expect(headers['x-next-cursor']).toBeDefined();
});

test('a page is one query for visitors, and one more for the trace of a first visit', async () => {
  expect((await queriesOf('/api/group-boards/1', null)).length).toBe(1);
  expect((await queriesOf('/api/group-boards/2')).length).toBe(2);
  expect((await queriesOf('/api/group-boards/2')).length).toBe(1);
});

test('search and recommendations ask a fixed number of times', async () => {
  const search = (keyword: string) => queriesOf(`/api/group-boards/search?keyword=${encodeURIComponent(keyword)}`);
  expect((await search('감귤')).length).toBe(1);
  expect((await search('ㄱ')).length).toBe(2);
  expect((await search('없는물건')).length).toBe([...searchSteps('없는물건')].length);
  expect((await queriesOf('/api/group-boards/recommend')).length).toBe(3);
});

test.each([750, 1500, 3000])('nearby within %i m reads the index, never the whole table', async (radius) => {
  const query = (await queriesOf(`/api/group-boards?radius=${radius}&limit=99`)).at(-1);
  const plan = await planOf(t, query!);
  expect(plan).toContain('boards_near');
  expect(plan).not.toContain('Seq Scan on boards');
  expect(plan).not.toContain('Seq Scan on participants');
});

test.each(['감귤', 'ㄱㄱ', '공구', '오랜지주수'])('searching %s reads an index', async (keyword) => {
  const queries = await queriesOf(`/api/group-boards/search?keyword=${encodeURIComponent(keyword)}`);
  const candidates = queries.find((query) => query.text.includes('search_tokens'));
  const plan = await planOf(t, candidates!);
  expect(plan).toMatch(/boards_near|boards_search/);
  expect(plan).not.toContain('Seq Scan on boards');
});

test('who is alike is worked out once for all recommendations, not for each', async () => {
  const [candidates] = await queriesOf('/api/group-boards/recommend');
  expect(await planOf(t, candidates!)).toContain('CTE similar_people');
});
