import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyOf } from '../test-copy';

const scrolled = vi.fn();
const opened = () => copyOf<typeof import('./scroll-memory')>('./scroll-memory.ts', import.meta.url);

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(() => {
  scrolled.mockClear();
  vi.unstubAllGlobals();
});

test('a page that was scrolled before the app was there stays where it is, the next address begins at its top', async () => {
  vi.stubGlobal('scrollY', 120);
  const { restoreScroll } = await opened();
  restoreScroll('/gonggu/list/7', true);
  expect(scrolled).not.toHaveBeenCalled();
  restoreScroll('next', false);
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  restoreScroll('/gonggu/list/7', true);
  expect(scrolled).toHaveBeenLastCalledWith(0, 120);
});

test('a page that was not scrolled is put where it was left', async () => {
  sessionStorage.setItem('scrollPositions', JSON.stringify([['/', 300]]));
  const { restoreScroll } = await opened();
  restoreScroll('/', true)();
  expect(scrolled).toHaveBeenLastCalledWith(0, 300);
});
