import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unpackedBrowser } from '../../scripts/parts/browser.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'browser-from-npm-'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const unpacked = () => path.join(folder, 'chromium');
const WHOLE = '#!/bin/sh\nexit 0\n';

/** As @sparticuz/chromium does it: what lies there is taken for whole. */
const PACKAGE = `
  const { existsSync, readFileSync, writeFileSync } = require('node:fs');
  exports.executablePath = async () => {
    const target = 'TARGET';
    if (!existsSync(target)) writeFileSync(target, readFileSync(__dirname + '/chromium.br'), { mode: 0o755 });
    return target;
  };`;

/** What is there is not fetched again, as in scripts/parts/fetch-package.mjs. */
function fetcher(...contents: (string | null)[]) {
  const place = path.join(folder, 'package');
  const at = path.join(place, 'node_modules/@sparticuz/chromium');
  let fetched = 0;
  const fetch = async () => {
    if (existsSync(place)) return place;
    mkdirSync(at, { recursive: true });
    writeFileSync(path.join(at, 'index.js'), PACKAGE.replace('TARGET', unpacked()));
    const content = contents[fetched]!;
    if (content !== null) writeFileSync(path.join(at, 'chromium.br'), content);
    fetched += 1;
    return place;
  };
  return { fetch, times: () => fetched };
}

test('a browser that was unpacked by half is unpacked again', async () => {
  writeFileSync(unpacked(), 'half of a program', { mode: 0o755 });
  const { fetch, times } = fetcher(WHOLE);
  expect(await unpackedBrowser(fetch, unpacked())).toBe(unpacked());
  expect(times()).toBe(1);
});

test.each([
  ['whose file is missing', null],
  ['that is damaged', '\x7fELF'],
])('a package %s is fetched again', async (_, broken) => {
  const { fetch, times } = fetcher(broken, WHOLE);
  expect(await unpackedBrowser(fetch, unpacked())).toBe(unpacked());
  expect(times()).toBe(2);
});

test('what never starts, and what cannot be fetched, is no browser', async () => {
  expect(await unpackedBrowser(fetcher(null, null).fetch, unpacked())).toBeNull();
  expect(await unpackedBrowser(async () => null, unpacked())).toBeNull();
});

test('a machine that lacks a library is told which one, and nothing is fetched again', async () => {
  const words = 'error while loading shared libraries: libnss3.so';
  const { fetch, times } = fetcher(`#!/bin/sh\necho '${words}' >&2\nexit 127\n`);
  expect(await unpackedBrowser(fetch, unpacked())).toBeNull();
  expect(times()).toBe(1);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(words));
});
