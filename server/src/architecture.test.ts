import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isTest, ROOT, readSources } from './test-sources';

const arrows: Record<'SERVER' | 'WEB', Record<string, string[]>> = await import(path.join(ROOT, 'oxlint.config.mjs'));
const sources = readSources('contract/src', 'server/src', 'web/src', 'web/build', 'scripts', 'bench', 'e2e');
const ofProduct = [...sources].filter(([file]) => !isTest(file));

test('a product file imports no test support', () => {
  const wrong = ofProduct.flatMap(([file, imports]) => imports.filter(isTest).map((other) => `${file} ▶ ${other}`));
  expect(wrong).toEqual([]);
});

test('a file that only tests import has a name that begins with test-', () => {
  const reached = new Set<string>();
  const queue = [...entries()];
  for (const file of queue) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...(sources.get(file) ?? []));
  }
  const onlyTests = ofProduct.map(([file]) => file).filter((file) => !reached.has(file));
  expect(onlyTests).toEqual([]);
});

test('no file imports itself round a circle, types included', () => {
  const closed = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push(`${way.at(-1)} ▶ ${file}`);
    if (closed.has(file)) return;
    closed.add(file);
    for (const next of sources.get(file) ?? []) walk(next, [...way, file]);
  };
  for (const file of [...sources.keys()].sort()) walk(file, []);
  expect(circles).toEqual([]);
});

test.each([
  ['server/src', arrows.SERVER],
  ['web/src', arrows.WEB],
])('every folder of %s has a row of arrows, and every arrow is used', (root, table) => {
  expect(arrowsIn(root)).toEqual(drawn(Object.entries(table)));
});

/** Everything that is started by itself: the two halves of the product, the contract's faces, and what a command names. */
function* entries(): Generator<string> {
  yield* [
    'server/src/main.ts',
    'server/src/media/encoder-process.ts',
    'web/src/main.tsx',
    'web/src/before.ts',
    'web/src/worker/sw.ts',
  ];
  yield 'web/src/ssr/render-worker.ts';
  yield 'server/src/table-owners.ts'; // like the arrows, a table about the product
  yield* [...sources.keys()].filter((file) => /^(scripts|web\/build)\//.test(file));
  yield* Object.values<string>(json('contract/package.json').exports).map((file) => path.join('contract', file));
  yield* ofProduct.map(([file]) => file).filter((file) => /^server\/src\/.*-command\.ts$/.test(file));
  for (const command of Object.values<string>(json('package.json').scripts))
    for (const [file] of command.matchAll(/\S+\.ts\b/g)) yield file;
}

function json(file: string) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

function arrowsIn(root: string): string[] {
  const rows = new Map<string, Set<string>>();
  for (const [file, imports] of ofProduct) {
    const from = folderOf(root, file);
    if (!from) continue;
    const row = rows.get(from) ?? new Set();
    for (const to of imports.map((other) => folderOf(root, other))) if (to && to !== from) row.add(to);
    rows.set(from, row);
  }
  return drawn([...rows].map(([from, row]) => [from, [...row]]));
}

/** `boards`, and for the tools inside a feature `boards/picks/eval`. */
function folderOf(root: string, file: string): string | undefined {
  const folders = path.relative(root, path.dirname(file)).split('/');
  if (folders[0] === '' || folders[0] === '..') return;
  const tools = folders.indexOf('eval');
  return tools > 0 ? folders.slice(0, tools + 1).join('/') : folders[0];
}

function drawn(rows: [from: string, to: string[]][]): string[] {
  return rows.map(([from, to]) => `${from} ▶ ${to.sort().join(', ')}`).sort();
}
