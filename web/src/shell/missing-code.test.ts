import { afterEach, expect, test, vi } from 'vitest';
import { isMissingCode, reloadOnce } from './missing-code';

afterEach(() => vi.useRealTimers());

test.each([
  ['Failed to fetch dynamically imported module: https://mungchi.example/assets/a-1.js', true],
  ['error loading dynamically imported module: https://mungchi.example/assets/a-1.js', true],
  ['Importing a module script failed.', true],
  ["'text/html' is not a valid JavaScript MIME type.", true],
  ["Cannot read properties of undefined (reading 'name')", false],
  ['Failed to fetch', false],
])('%s: missing %s', (words, missing) => {
  expect(isMissingCode(new TypeError(words))).toBe(missing);
});

test('the page is loaded again once, and later once more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const reload = vi.fn();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  expect(await reloadOnce(reload)).toBe(true);
  expect(await reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(await reloadOnce(reload)).toBe(true);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server in trouble', () => Promise.resolve(new Response(null, { status: 503 }))],
])('%s: the page stays', async (_, answer) => {
  const reload = vi.fn();
  vi.stubGlobal('fetch', answer);
  expect(await reloadOnce(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
