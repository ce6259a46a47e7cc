import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { idIn } from './links';

const SOURCES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)test-[^/]*$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(import.meta.dirname, file), 'utf8') }));
const filesWith = (pattern: RegExp) => SOURCES.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

test('only links.ts takes from the router what leads somewhere, and so nobody takes a bare string for a link', () => {
  expect(filesWith(/import \{[^}]*\b(Link|Redirect|useLocation)\b[^}]*\} from 'wouter'/)).toEqual(['links.ts']);
});

test('the id in an address is asked for in one way, and 0 where there is none', () => {
  expect(filesWith(/\buseParams\b/)).toEqual(['links.ts']);
  expect(['7', '007', '', null, undefined, 'abc', '-1', '1.5', '9'.repeat(20)].map(idIn)).toEqual([
    7, 7, 0, 0, 0, 0, 0, 0, 0,
  ]);
});

test('the untyped step below the router is for the shell, and for what a push asks to open', () => {
  expect(filesWith(/import \{[^}]*\bnavigate\b[^}]*\} from '[./]*history\/history-entry'/).sort()).toEqual([
    'installed/hear-worker.ts',
    'shell/app-router.tsx',
    'shell/use-navigation.ts',
  ]);
});

test('no page of ours is an href, an assigned address or a part of an origin', () => {
  const served = '(?!oauth2\\/|api\\/|icon-)';
  expect(filesWith(new RegExp(`href=(?:"|\\{[\`'])\\/${served}`))).toEqual([]);
  expect(filesWith(new RegExp(`location\\.(?:assign|replace)\\(['\`]\\/${served}|location\\.href = `))).toEqual([]);
  expect(filesWith(/\$\{(?:location\.)?origin\}\//)).toEqual([]);
});

test('a property that leads somewhere is not a string', () => {
  expect(filesWith(/^\s*to\??: string;|[{;] to\??: string[ ;]/m)).toEqual([]);
});
