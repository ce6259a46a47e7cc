import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchSteps } from '../../korean/search-steps';
import { type Person, type TestApp, testApp } from '../../test-app';
import { planOf, type Query, sentQueries } from '../../test-queries';
import { openBoard } from '../test-boards';
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
  expect(await queriesOf(url, newcomer)).toHaveLength(2);
  expect(await queriesOf(url, newcomer)).toHaveLength(0);
});

test.each(['/api/group-boards/like', '/api/group-boards/me', '/api/group-boards/joined'])(
  '%s is one query, however many cards',
  async (url) => {
    expect(await queriesOf(url)).toHaveLength(1);
  },
);

test('the list of a crowded neighbourhood has a full first page and goes on', async () => {
  const { body, headers } = await t.call(reader, 'GET', '/api/group-boards');
  expect(body.length).toBe(100);
  expect(headers['x-next-cursor']).toBeDefined();
});

test('a page is one query for visitors, and one more for the trace of a first visit', async () => {
  expect(await queriesOf('/api/group-boards/1', null)).toHaveLength(1);
  expect(await queriesOf('/api/group-boards/2')).toHaveLength(2);
  expect(await queriesOf('/api/group-boards/2')).toHaveLength(1);
});

test('search and recommendations ask a fixed number of times', async () => {
  const search = (keyword: string) => queriesOf(`/api/group-boards/search?keyword=${encodeURIComponent(keyword)}`);
  expect(await search('감귤')).toHaveLength(1);
  expect(await search('ㄱ')).toHaveLength(2);
  expect(await search('없는물건')).toHaveLength([...searchSteps('없는물건')].length);
  expect(await queriesOf('/api/group-boards/recommend')).toHaveLength(3);
});

test.each([750, 1500, 3000])('nearby within %i m reads the index, never the whole table', async (radius) => {
  const query = (await queriesOf(`/api/group-boards?radius=${radius}&limit=99`)).at(-1);
  const plan = await planOf(t, query!);
  expect(plan).toContain('boards_near');
  expect(plan).not.toContain('Seq Scan on boards');
  expect(plan).not.toContain('Seq Scan on participants');
});

test.each(['감귤', 'ㄱㄱ', '오랜지주수'])('searching %s reads the words of the patches around', async (keyword) => {
  const queries = await queriesOf(`/api/group-boards/search?keyword=${encodeURIComponent(keyword)}`);
  const candidates = queries.find((query) => query.text.includes('search_tokens'));
  const plan = await planOf(t, candidates!);
  expect(plan).toMatch(/boards_found[\s\S]*Index Cond: .*ARRAY\[.* && .*search_tokens (&&|@>)/);
  expect(plan).not.toContain('Seq Scan on boards');
});

test('what finds more than a page reads no card with it, and looking for anything reads the patches alone', async () => {
  const [candidates] = await queriesOf(`/api/group-boards/search?keyword=${encodeURIComponent('ㄱ')}`);
  const { rows } = await t.database.pool.query(`explain (analyze) ${candidates!.text}`, candidates!.values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/One-Time Filter[\s\S]*never executed/);
  const anything = (await queriesOf(`/api/group-boards/search?keyword=${encodeURIComponent('공구')}`)).at(-1)!;
  expect(anything.text).not.toContain('search_tokens');
});

test('who is alike is worked out once for all recommendations, not for each', async () => {
  const [candidates] = await queriesOf('/api/group-boards/recommend');
  expect(await planOf(t, candidates!)).toContain('CTE similar_people');
});

/** As a planner that would rather walk through two tables side by side: what is looked up one by one stays so. */
async function planWithoutLoops({ text, values }: Query): Promise<string> {
  const client = await t.database.pool.connect();
  try {
    await client.query('begin; set local enable_nestloop = off');
    const { rows } = await client.query(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('who sits is looked up by number in cards, a post and a room, however many people there are', async () => {
  const newcomer = await t.person(CROWDED);
  const boardId = await openBoard(t, newcomer);
  for (const url of ['/api/group-boards?limit=98', `/api/group-boards/${boardId}`, `/api/chat/rooms/${boardId}`]) {
    const plans = await Promise.all(
      (await queriesOf(url, newcomer)).filter(({ text }) => /from seated p\b/.test(text)).map(planWithoutLoops),
    );
    expect(plans.join('\n'), url).toMatch(/Index Cond: \(id = participants(_\d+)?\.user_id\)/);
  }
});
