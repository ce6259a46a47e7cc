import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FORMS, NOT_RUN } from './test-documented-commands';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const typed = (script: string) => (['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`);
const inTable = [...FORMS.map(({ command }) => command), ...Object.keys(NOT_RUN)];

test('every script of package.json and every documented command has one smallest form', () => {
  const documented = ['README.md', 'docs/operations.md'].flatMap((file) =>
    [
      ...read(file).matchAll(
        /\bnpm (?:start|test)\b|\bnpm run (?:-s )?[a-z][a-z:-]*|\bnpx [a-z]+|\bnode (?:--\S+ )*\S+\.m?js\b/g,
      ),
    ].map(([words]) => words.replaceAll(/ -\S+/g, '')),
  );
  const wanted = new Set([...Object.keys(scripts).map(typed), ...documented]);
  expect(inTable.toSorted()).toEqual([...wanted].sort());
});

test('every file that a script of package.json names is there', () => {
  const named = Object.values(scripts).flatMap((line) => line.match(/\b[\w/.-]+\.(?:ts|mjs)\b/g) ?? []);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
