import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkLock, missingOptional, refusedEngines } from '../../scripts/parts/lock-file.mjs';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
const LOCK = JSON.parse(read('package-lock.json'));

test('npm ci takes the lock file on every platform, and every Node that we promise', () => {
  expect(checkLock(LOCK)).toEqual({ ok: true, output: '' });
});

test('an optional package without an entry is found, whoever asks for it', () => {
  const { 'node_modules/@rolldown/binding-darwin-arm64': gone, ...packages } = LOCK.packages;
  expect(gone).toMatchObject({ optional: true, os: ['darwin'], cpu: ['arm64'] });
  expect(missingOptional({ packages })).toEqual([
    {
      parent: 'node_modules/rolldown',
      name: '@rolldown/binding-darwin-arm64',
      version: packages['node_modules/rolldown'].version,
      dev: false,
    },
  ]);
  expect(checkLock({ packages }).ok).toBe(false);
});

test('an entry counts where Node looks for it: in the folder of who asks, or above', () => {
  const asking = { version: '1.0.0', optionalDependencies: { part: '1.0.0' } };
  const at = (...places: string[]) =>
    missingOptional({ packages: { 'a/node_modules/@b/c': asking, ...Object.fromEntries(places.map((p) => [p, {}])) } });
  expect(at('node_modules/part')).toEqual([]);
  expect(at('a/node_modules/part')).toEqual([]);
  expect(at('a/node_modules/@b/c/node_modules/part')).toEqual([]);
  expect(at('b/node_modules/part', 'node_modules/@b/c/node_modules/part')).toHaveLength(1);
});

test('a package that refuses a Node of ours is found, but not one for another processor', () => {
  const withCookie = (node: string, cpu?: string[]) =>
    refusedEngines({
      packages: { '': { engines: LOCK.packages[''].engines }, 'node_modules/cookie': { engines: { node }, cpu } },
    });
  expect(withCookie('>=22')).toHaveLength(1);
  expect(withCookie('^20.19.0 || >=22.12.0')).toEqual([]);
  expect(withCookie('^20.9.0', ['ia32'])).toEqual([]);
});

test('every command of package.json installs the tools it needs', () => {
  const scripts: [string, string][] = Object.entries(JSON.parse(read('package.json')).scripts);
  const forgetful = scripts.filter(([, command]) => {
    const [, first] = /^node (?:--\S+ )*(scripts\/\S+\.mjs)/.exec(command) ?? [];
    // What an operator runs is there without packages, in an image; the list of commands needs none.
    const isPlain = first === 'scripts/command.mjs' || first === 'scripts/help.mjs';
    return !isPlain && !(first && read(first).includes('installPackages('));
  });
  expect(forgetful.map(([name]) => name).filter((name) => name !== 'test:all')).toEqual([]);
  expect(read('package.json')).toContain('"test:all": "RING=all node scripts/test.mjs"');
});
