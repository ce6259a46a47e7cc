import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { isTest, ROOT } from './test-sources';

test.each(['server/src', 'web/src', 'contract/src'])(
  'no name is exported twice in %s: whoever looks for one finds one idea',
  (side) => {
    const owners = new Map<string, string[]>();
    for (const file of sourcesOf(side))
      for (const name of exportsOf(file)) owners.set(name, [...(owners.get(name) ?? []), file]);
    const twice = [...owners].filter(([, files]) => files.length > 1);
    expect(twice.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
  },
);

test('architecture.md says of every folder what is in it, the README of ui of its rooms', () => {
  const texts = ['docs/architecture.md', 'web/src/ui/README.md'].map((page) =>
    readFileSync(path.join(ROOT, page), 'utf8'),
  );
  const named = new Set(texts.join().match(/[\w-]+(?=\/)/g));
  const folders = ['server/src', 'web/src'].flatMap((side) =>
    readdirSync(path.join(ROOT, side), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.basename(entry.parentPath)),
  );
  expect([...new Set(folders)].filter((name) => name !== 'src' && !named.has(name))).toEqual([]);
});

test('a word with several rows in the glossary says in each what it is not', () => {
  const rows = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8').split('\n## ').flatMap(rowsOf);
  const words = rows.flatMap(({ code }) => code);
  const unclear = rows.filter(
    ({ code, not }) => !not && code.some((word) => words.filter((each) => each === word).length > 1),
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(unclear.map(({ code }) => code.join(', '))).toEqual([]);
});

/** Of a part of the glossary; the last column is what it is not. */
function rowsOf(part: string): { code: string[]; not: string }[] {
  const [head = [], , ...rows] = part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  return rows.map((cells) => ({
    code: cells[0]!
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((word) => word.trim()),
    not: cells[head.length - 1] ?? '',
  }));
}

/** The demo and the evaluations are tools that nobody reads beside the product. Styles are named by what they dress in their own file (`css.card`), and are never looked for by name. */
function sourcesOf(side: string): string[] {
  return readdirSync(path.join(ROOT, side), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(side, file))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(?:css|gen)\.ts$/.test(file) && !isTest(file) && !/\/(?:demo|eval)\//.test(file),
    );
}

function exportsOf(file: string): Set<string> {
  const { staticExports } = parseSync(file, readFileSync(path.join(ROOT, file), 'utf8')).module;
  const entries = staticExports.flatMap((each) => each.entries).filter(({ moduleRequest }) => !moduleRequest);
  return new Set(entries.flatMap(({ exportName }) => exportName.name ?? []));
}
