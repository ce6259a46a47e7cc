import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { realtime } from './realtime';
import type { Hearing } from './realtime-subscriptions';
import { storeToken } from './token';
import { useTopic } from './use-topic';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A screen that subscribes, and the server's end of the subscription. */
async function listening() {
  vi.useFakeTimers({ toFake: ['Date'] });
  storeToken('t');
  const lines: Hearing[] = [];
  vi.spyOn(realtime, 'listen').mockImplementation((_, hearing) => {
    lines.push(hearing);
    return () => undefined;
  });
  const onMissed = vi.fn();
  const { unmount } = renderHook(() => useTopic('/topic/a', () => undefined, onMissed));
  await expect.poll(() => lines.length).toBe(1);
  return { line: lines[0]!, onMissed, unmount };
}

test('a line that is there at once has missed nothing; one that comes back has', async () => {
  const { line, onMissed, unmount } = await listening();
  line.onReady?.();
  expect(onMissed).not.toHaveBeenCalled();
  line.onReady?.();
  expect(onMissed).toHaveBeenCalledOnce();
  unmount();
});

test('a line that took long may have missed something while it came', async () => {
  const { line, onMissed, unmount } = await listening();
  vi.setSystemTime(Date.now() + 1000);
  line.onReady?.();
  expect(onMissed).toHaveBeenCalledOnce();
  unmount();
});

test('visitors hear nothing', async () => {
  const listen = vi.spyOn(realtime, 'listen').mockReturnValue(() => undefined);
  const { unmount } = renderHook(() => useTopic('/topic/a', () => undefined));
  storeToken('t');
  const { unmount: leave } = renderHook(() => useTopic('/topic/b', () => undefined));
  await expect.poll(() => listen.mock.calls.map(([destination]) => destination)).toEqual(['/topic/b']);
  unmount();
  leave();
});
