import { SCROLL_THROTTLE_MS } from '@mungchi/contract';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isNearEnd, useScrollEnd } from './use-scroll-end';

afterEach(() => vi.useRealTimers());

test.each([
  [799, 1000, false],
  [800, 1000, true],
  [1000, 1000, true],
])('%i of %i seen: near the end is %s', (seen, height, near) => {
  expect(isNearEnd(seen, height)).toBe(near);
});

test('however much is scrolled, it looks every 150 ms at the most', () => {
  vi.useFakeTimers();
  const near = vi.fn();
  const { unmount } = renderHook(() => useScrollEnd(true, near));
  for (let time = 0; time < 3 * SCROLL_THROTTLE_MS; time += 10) {
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(10);
  }
  expect(near).toHaveBeenCalledTimes(3);
  dispatchEvent(new Event('scroll'));
  unmount();
  vi.advanceTimersByTime(SCROLL_THROTTLE_MS);
  expect(near).toHaveBeenCalledTimes(3);
});
