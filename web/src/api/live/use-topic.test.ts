import { boardNews, neighbourhoodNews } from '@mungchi/contract/calls';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeToken } from '../session/token';
import { type Connection, realtime } from './realtime';
import type { Listener } from './realtime-subscriptions';
import { useTopic, useTopics } from './use-topic';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A screen that subscribes, and the server's end of the subscription. */
async function listening({ hydrate = false, connection = 'connected' as Connection } = {}) {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(realtime, 'connection', 'get').mockReturnValue(connection);
  storeToken('t');
  const lines: Listener[] = [];
  vi.spyOn(realtime, 'listen').mockImplementation((_, __, listener) => {
    lines.push(listener as Listener);
    return () => undefined;
  });
  const onMissed = vi.fn();
  const { unmount } = renderHook(() => useTopic(boardNews, { boardId: 1 }, () => undefined, onMissed), { hydrate });
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

test.each(['idle', 'connecting', 'lost'] as const)(
  'one that is only opened for it (%s) may have missed something, however quick: the screen was read meanwhile',
  async (connection) => {
    const { line, onMissed, unmount } = await listening({ connection });
    line.onReady?.();
    expect(onMissed).toHaveBeenCalledOnce();
    unmount();
  },
);

test('a line that took long may have missed something while it came', async () => {
  const { line, onMissed, unmount } = await listening();
  vi.setSystemTime(Date.now() + 1000);
  line.onReady?.();
  expect(onMissed).toHaveBeenCalledOnce();
  unmount();
});

test('what the server drew is as old as its page: a line that is there at once may have missed something', async () => {
  const { line, onMissed, unmount } = await listening({ hydrate: true });
  line.onReady?.();
  expect(onMissed).toHaveBeenCalledOnce();
  unmount();
});

test('visitors hear nothing', async () => {
  const listen = vi.spyOn(realtime, 'listen').mockReturnValue(() => undefined);
  const { unmount } = renderHook(() => useTopic(boardNews, { boardId: 1 }, () => undefined));
  storeToken('t');
  const { unmount: leave } = renderHook(() => useTopic(boardNews, { boardId: 2 }, () => undefined));
  await expect
    .poll(() => listen.mock.calls.map(([topic, params]) => [topic, params]))
    .toEqual([[boardNews, { boardId: 2 }]]);
  unmount();
  leave();
});

test('of several topics the last to be there refetches for all, and all are left together', async () => {
  vi.spyOn(realtime, 'connection', 'get').mockReturnValue('connected');
  storeToken('t');
  const left: number[] = [];
  const lines: Listener[] = [];
  vi.spyOn(realtime, 'listen').mockImplementation((_, __, listener) => {
    const nth = lines.push(listener as Listener);
    return () => left.push(nth);
  });
  const [onBody, onMissed] = [vi.fn(), vi.fn()];
  const squares = (columns: number[]) => columns.map((column) => ({ row: 334, column }));
  const { rerender, unmount } = renderHook(
    ({ columns }) => useTopics(neighbourhoodNews, squares(columns), onBody, onMissed),
    { initialProps: { columns: [1265, 1266] } },
  );
  await expect.poll(() => lines.length).toBe(2);
  for (let times = 0; times < 2; times++) for (const line of lines) line.onReady?.();
  expect(onMissed).toHaveBeenCalledOnce();
  lines[0]!.onMessage('news');
  expect(onBody).toHaveBeenCalledWith('news');
  rerender({ columns: [1265, 1266] });
  expect(left).toEqual([]);
  rerender({ columns: [1265] });
  await expect.poll(() => lines.length).toBe(3);
  unmount();
  expect(left).toEqual([1, 2, 3]);
});
