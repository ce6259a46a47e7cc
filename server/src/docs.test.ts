import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './test-sources';

const PAGES = [
  'README.md',
  'web/src/ui/README.md',
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
].map((page) => ({ page, text: readFileSync(path.join(ROOT, page), 'utf8') }));

test('links lead to files that are there', () => {
  const broken = PAGES.flatMap(({ page, text }) =>
    Array.from(text.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, to]) => ({ page, to: to! })),
  ).filter(({ page, to }) => !existsSync(path.join(ROOT, path.dirname(page), to)));
  expect(broken).toEqual([]);
});

test('commands are those of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const unknown = PAGES.flatMap(({ page, text }) =>
    Array.from(text.matchAll(/npm run (?:-s )?(\w[\w:-]*)/g), ([, command]) => ({ page, command: command! })),
  ).filter(({ command }) => !(command in scripts));
  expect(unknown).toEqual([]);
});

test('files that are named by their whole path are there', () => {
  const named = PAGES.flatMap(({ page, text }) =>
    Array.from(
      text.matchAll(/`((?:server|web|contract|e2e|bench|scripts)\/[\w./-]+\.(?:tsx?|mjs|md|tsv))`/g),
      ([, file]) => ({
        page,
        file: file!,
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  const gone = named.filter(({ file }) => !/\/x[.-]|-x\.|\/x\//.test(file) && !/\bx-/.test(file));
  expect(gone.filter(({ file }) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
