import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../scripts/parts/commands.mjs';
import { FORMS, NOT_RUN } from './test-documented-commands';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const typed = (script: string) => (['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`);
const COMMAND = /\bnpm (?:start|test)\b|\bnpm run (?:-s )?[a-z][a-z:-]*|\bnpx [a-z]+|\bnode (?:--\S+ )*\S+\.m?js\b/g;
const helped = Object.values(COMMANDS).flatMap((group) => Object.entries(group));

test('every script of package.json and every documented command has one sentence in npm run help', () => {
  const documented = ['README.md', 'docs/operations.md'].flatMap((file) =>
    [...read(file).matchAll(COMMAND)].map(([words]) => words.replaceAll(/ -\S+/g, '')),
  );
  const names = helped.map(([command]) => command);
  expect(names.toSorted()).toEqual([...new Set([...Object.keys(scripts).map(typed), ...names])].sort());
  // Where there is no npm, in the image, the same commands by their file.
  const unknown = documented.filter((command) => ![...names, 'node scripts/command.mjs'].includes(command));
  expect(unknown).toEqual([]);
  for (const [command, sentence] of helped) expect(sentence, command).toMatch(/^\S.{3,140}\.$/);
});

test('every command of npm run help has one smallest form', () => {
  const forms = [...FORMS.map(({ command }) => command), ...Object.keys(NOT_RUN)];
  expect(forms.toSorted()).toEqual(helped.map(([command]) => command).sort());
});

test('every file that a script of package.json names is there', () => {
  const named = Object.values(scripts).flatMap((line) => line.match(/\b[\w/.-]+\.(?:ts|mjs)\b/g) ?? []);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('every document that a document links or a source names is there', () => {
  const documents = [...readdirSync(ROOT).filter((name) => name.endsWith('.md')), ...filesUnder('docs', /\.md$/)];
  const linked = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, target]) => path.join(path.dirname(file), target!)),
  );
  const sources = ['contract/src', 'server/src', 'web/src', 'web/build', 'e2e', 'bench', 'scripts', 'deploy'];
  const named = sources
    .flatMap((folder) => filesUnder(folder, /\.(tsx?|mjs|ya?ml|service|conf|env)$/))
    .flatMap((file) => read(file).match(/\bdocs\/[\w/-]+\.md\b/g) ?? []);
  expect([...new Set([...linked, ...named])].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

function filesUnder(folder: string, ending: RegExp): string[] {
  const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => ending.test(name)).map((name) => path.join(folder, name));
}
