import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BoardId, boardDetail } from '@mungchi/contract';
import { readPages } from '../../server/src/http/page-html';
import { renderedPages } from '../../server/src/http/ssr/rendered-pages';
import { type RenderInput, startRenderer } from '../../server/src/http/ssr/renderer';
import { withRendering } from '../../server/src/http/ssr/with-rendering';
import { testBoard } from '../../web/src/api/test-board';
import { home } from './home';

/**
 * `npm run bench:render`: processor time of the whole process (main thread and rendering thread) per page of a post, rendered
 * and kept, and of a member's home, after `npm run build`. Without the query and the connection, with the compression.
 */
const WARM_UP = 300;
const PAGES = 1000;
const DIST = path.resolve(import.meta.dirname, '../../web/dist');

const renderer = await startRenderer(path.join(DIST, '.vite/ssr/render-worker.mjs'), {
  budgetMs: 60_000,
  log: { warn: (...words: unknown[]) => console.error(...words) },
});
const pageFor = readPages(DIST);
if (!pageFor) throw new Error('Build the web app first: npm run build');
const read = renderedPages(renderer, Date.now);
const rows: [string, number, number][] = [];

async function page(input: Omit<RenderInput, 'at'>): Promise<number> {
  const { html, answers, at } = await read(input);
  if (html === null) throw new Error('A page could not be rendered');
  const whole = withRendering(pageFor!(input.pathname), {
    for: 'visitor',
    address: input.pathname,
    html,
    answers,
    at,
    sentAt: new Date(),
  });
  return brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }).length;
}

async function measure(name: string, inputOf: (index: number) => Omit<RenderInput, 'at'>): Promise<void> {
  for (let index = 0; index < WARM_UP; index += 1) await page(inputOf(index));
  const before = process.cpuUsage();
  let bytes = 0;
  for (let index = 0; index < PAGES; index += 1) bytes = await page(inputOf(WARM_UP + index));
  const { user, system } = process.cpuUsage(before);
  rows.push([name, (user + system) / 1000 / PAGES, bytes]);
}

try {
  await measure('a post, rendered anew', post);
  await measure('a post, kept', () => post(7));
  await measure("a member's home", home);
} finally {
  await renderer.stop();
}
console.log('| page | processor time, ms | brotli, bytes |\n|---|---:|---:|');
for (const [name, ms, bytes] of rows) console.log(`| ${name} | ${ms.toFixed(2)} | ${bytes} |`);

function post(index: number): Omit<RenderInput, 'at'> {
  const id = index + 1;
  const answer = testBoard({ id: id as BoardId, title: `제주 감귤 10kg ${id}번째 공구합니다.` });
  const answers = [{ path: boardDetail.path, params: { boardId: id }, answer }];
  return { origin: 'http://localhost:3000', pathname: `/gonggu/list/${id}`, search: '', reader: null, answers };
}
