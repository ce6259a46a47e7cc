import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { searchSteps } from './search-steps';
import { searchTokens } from './search-tokens';

/** How a verb searches: candidates by tokens, at most so many, then the step's own rank. */
const CANDIDATES = 500;

type Row = { title: string; content: string };

const ROWS: Row[] = [
  { title: '제주감귤 10kg', content: '새콤달콤해요' },
  { title: '사과 5kg', content: '감귤도 조금 넣어 드려요' },
  { title: '100% 오렌지 주스', content: 'it\'s {fresh}, "cold" \\ 진짜로' },
  { title: '떡볶이 밀키트', content: '' },
];

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await sql`create table texts (title text, content text, search_tokens text[])`.execute(database.db);
  await sql`create index texts_search on texts using gin (search_tokens)`.execute(database.db);
  for (const { title, content } of ROWS) {
    await sql`insert into texts values (${title}, ${content}, ${searchTokens(title, content)})`.execute(database.db);
  }
});
afterAll(() => database.close());

async function search(keyword: string): Promise<string[]> {
  for (const step of searchSteps(keyword)) {
    const { rows } = await sql<Row>`
      select title, content from texts
      where ${sql.join(
        step.anyOf.map((all) => sql`search_tokens @> ${all}::text[]`),
        sql` or `,
      )}
      limit ${CANDIDATES}`.execute(database.db);
    const hits = rows.flatMap((row) => {
      const rank = step.rank([row.title, row.content]);
      return rank === null ? [] : [{ row, rank }];
    });
    if (hits.length > 0) return hits.sort((a, b) => b.rank - a.rank).map(({ row }) => row.title);
  }
  return [];
}

test.each([
  ['감귤', ['제주감귤 10kg', '사과 5kg']],
  ['ㅈㅈㄱㄱ', ['제주감귤 10kg']],
  ['감ㄱ', ['제주감귤 10kg', '사과 5kg']],
  ['제주 감귤', ['제주감귤 10kg']],
  ['tkrhk', ['사과 5kg']],
  ['떡뽂이', ['떡볶이 밀키트']],
  ['오랜지', ['100% 오렌지 주스']],
  ['%', ['100% 오렌지 주스']],
  ['\\', ['100% 오렌지 주스']],
  ['{fresh}', ['100% 오렌지 주스']],
  ["'; drop table texts; --", []],
  ['_', []],
])('%j finds %j on the index', async (keyword, expected) => {
  expect(await search(keyword)).toEqual(expected);
});

test('candidates come from the index', async () => {
  await sql`
    insert into texts select 'x' || n, '', array(select (n + i)::text from generate_series(1, 40) i)
    from generate_series(1, 5000) n`.execute(database.db);
  await sql`vacuum analyze texts`.execute(database.db);
  const [exact] = searchSteps('제주감귤');
  const { rows } = await sql<{ queryPlan: string }>`
    explain select title from texts where search_tokens @> ${exact?.anyOf[0]}::text[]`.execute(database.db);
  expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('texts_search');
});
