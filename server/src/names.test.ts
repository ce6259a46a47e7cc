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

test('architecture.md says of every folder what is in it', () => {
  const named = new Set(readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8').match(/[\w-]+(?=\/)/g));
  const folders = ['server/src', 'web/src'].flatMap((side) =>
    readdirSync(path.join(ROOT, side), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  );
  expect(folders.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

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
