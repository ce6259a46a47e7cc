import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './test-sources';

/** What the specification says, a numbered row each: `- 1.4.2 CLOSED and COMPLETED mean joining is impossible`. */
const rows = readFileSync(path.join(ROOT, 'docs/coverage.md'), 'utf8').match(/^- [\w-]+\.[\d.]+ .*$/gm) ?? [];
const numbers = rows.map(numberOf);
const tags = ['contract/src', 'server/src', 'web/src', 'e2e'].flatMap(testsIn).flatMap(tagsIn);

test('a row has one number, and a test that covers it', () => {
  expect(rows.length).toBeGreaterThan(400);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const covered = new Set(tags.flatMap(({ covers }) => covers));
  expect(rows.filter((row) => !covered.has(numberOf(row)) && !namesTest(row))).toEqual([]);
});

test('a test covers rows that are there', () => {
  const known = new Set(numbers);
  const wrong = tags.filter(({ covers, above }) => !above || covers.some((number) => !known.has(number)));
  expect(wrong).toEqual([]);
});

function numberOf(row: string): string {
  return row.split(' ')[1]!;
}

/** Or the row names a file of tests itself. */
function namesTest(row: string): boolean {
  const file = /`(\S+\.test\.tsx?)`/.exec(row)?.[1];
  return file !== undefined && existsSync(path.join(ROOT, file));
}

function testsIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));
}

/** `// covers 1.4.2, phone.7` above a test; `above` is false where it stands somewhere else. */
function tagsIn(file: string) {
  const tagged = readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^ *\/\/ covers (.+)\n(.*)$/gm);
  return Array.from(tagged, ([, list = '', next = '']) => ({
    file,
    covers: list.split(', '),
    above: /^\s*(?:test|it|describe|\w+\.?\w*)\b.*\(/.test(next) || /^\s*test\.each/.test(next),
  }));
}
