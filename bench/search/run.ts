import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect } from '../../server/src/db/connect';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';
import { searchSteps } from '../../server/src/korean/search-steps';
import { searchTokens } from '../../server/src/korean/search-tokens';

/**
 * Korean search over titles: token index against `ilike` (the reference point), and against the number of rows.
 * Prints milliseconds and, as what counts, the ratio.
 */
const SIZES = (process.env['SIZES'] ?? '2000,20000,200000').split(',').map(Number);
const RUNS = Number(process.env['RUNS'] ?? 30);
const CANDIDATES = 500;
const KEYWORDS = ['감귤', '제주감귤', 'ㅈㅈㄱㄱ', '삼겹ㅅ', '떡뽁이', '없는물건'];

const PLACES = ['제주', '해남', '의성', '나주', '이천', '완도', '영암', '성주', '논산', '통영'];
const THINGS = [
  '감귤',
  '사과',
  '고구마',
  '삼겹살',
  '라면',
  '휴지',
  '물티슈',
  '떡볶이',
  '세제',
  '생수',
  '커피',
  '만두',
  '김치',
  '샴푸',
];
const KINDS = ['대용량', '특가', '가정용', '선물용', '햇', '유기농', '무농약', '실속', '프리미엄', '못난이'];

const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-bench-'));
const server = await startEmbedded(path.join(folder, 'postgres'));
const { pool, close } = connect(server.url, { max: 1 });
try {
  await pool.query('create table titles (id int primary key, title text not null, search_tokens text[] not null)');
  await pool.query('create index titles_search on titles using gin (search_tokens)');
  let stored = 0;
  for (const size of SIZES) {
    stored = await fill(stored, size);
    await pool.query('vacuum analyze titles');
    for (const keyword of KEYWORDS) {
      const tokens = await measure(() => byTokens(keyword));
      const scan = await measure(() => byScan(keyword));
      console.log(
        `${String(size).padStart(7)} rows  ${keyword.padEnd(6)}  tokens ${tokens.ms.toFixed(2)} ms (${tokens.hits})  ilike ${scan.ms.toFixed(2)} ms (${scan.hits})  ratio ${(scan.ms / tokens.ms).toFixed(1)}`,
      );
    }
  }
} finally {
  await close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fill(from: number, to: number): Promise<number> {
  for (let start = from; start < to; start += 1000) {
    const rows = Array.from({ length: Math.min(1000, to - start) }, (_, i) => {
      const n = start + i;
      const at = <T>(list: T[], step: number): T => list[Math.floor(n / step) % list.length]!;
      const title = `${at(PLACES, 1)}${at(THINGS, 10)} ${at(KINDS, 140)} ${(n % 97) + 1}kg 공구합니다.`;
      return { id: n, title, tokens: searchTokens(title) };
    });
    await pool.query(
      `insert into titles select id, title, array(select jsonb_array_elements_text(tokens))
       from jsonb_to_recordset($1) as r(id int, title text, tokens jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  return to;
}

async function byTokens(keyword: string): Promise<number> {
  for (const step of searchSteps(keyword)) {
    const anyOf = step.anyOf.map((_, i) => `search_tokens @> $${i + 1}`).join(' or ');
    const { rows } = await pool.query<{ title: string }>(
      `select title from titles where ${anyOf} limit ${CANDIDATES}`,
      step.anyOf,
    );
    const hits = rows.filter(({ title }) => step.rank([title]) !== null).length;
    if (hits > 0) return hits;
  }
  return 0;
}

async function byScan(keyword: string): Promise<number> {
  const { rows } = await pool.query('select title from titles where title ilike $1 limit $2', [
    `%${keyword}%`,
    CANDIDATES,
  ]);
  return rows.length;
}

async function measure(search: () => Promise<number>): Promise<{ ms: number; hits: number }> {
  const times: number[] = [];
  let hits = 0;
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    hits = await search();
    times.push(performance.now() - started);
  }
  return { ms: times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!, hits };
}
