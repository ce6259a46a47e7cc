import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bus } from '../realtime/bus';
import { startPolls } from './polls';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function testBus() {
  const onGap = vi.fn<(handler: () => void) => void>();
  const bus = { connected: true, onGap };
  return { bus, asBus: bus as unknown as Bus, gap: () => onGap.mock.calls[0]![0]() };
}

test('each runs at its own interval, sooner while the bus is away', async () => {
  const { bus, asBus } = testBus();
  const [rooms, lists] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const polls = [
    { run: rooms, everyMs: 2_000, awayMs: 500 },
    { run: lists, everyMs: 10_000 },
  ];
  const stop = startPolls(asBus, polls, () => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([rooms.mock.calls.length, lists.mock.calls.length]).toEqual([5, 1]);
  bus.connected = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([rooms.mock.calls.length, lists.mock.calls.length]).toEqual([25, 2]);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lists).toHaveBeenCalledTimes(2);
});

test('a gap runs those that ask for it; one that fails is reported and stops no other', async () => {
  const { asBus, gap } = testBus();
  const [onError, next] = [vi.fn(), vi.fn(async () => undefined)];
  const failing = vi.fn(async () => Promise.reject(new Error('no database')));
  const polls = [
    { run: failing, everyMs: 500, onGap: true as const },
    { run: next, everyMs: 500 },
  ];
  const stop = startPolls(asBus, polls, onError);
  gap();
  await vi.advanceTimersByTimeAsync(0);
  expect([failing.mock.calls.length, next.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0, 1]);
  await vi.advanceTimersByTimeAsync(500);
  expect([failing.mock.calls.length, next.mock.calls.length, onError.mock.calls.length]).toEqual([2, 1, 2]);
  stop();
});
