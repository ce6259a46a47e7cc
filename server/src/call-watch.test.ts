import { expect, test } from 'vitest';
import { CallWatch } from './call-watch';

const HOUR_MS = 3_600_000;

function watched() {
  const clock = { now: new Date('2026-11-16T03:30:00Z') };
  const watch = new CallWatch(() => clock.now);
  const hour = Math.floor(clock.now.getTime() / HOUR_MS);
  return { watch, hour, later: (hours: number) => (clock.now = new Date(clock.now.getTime() + hours * HOUR_MS)) };
}

test('a day of calls by the hour; what is older is forgotten', () => {
  const { watch, hour, later } = watched();
  watch.note('push', true, 12);
  watch.note('push', false, 40);
  later(23);
  watch.note('push', true, 8);
  expect(watch.tallies().push).toEqual({
    lastAt: '2026-11-17T02:30:00.000Z',
    lastOk: true,
    calls: 3,
    failed: 1,
    hours: { [hour]: 2, [hour + 23]: 1 },
    times: [12, 40, 8],
  });
  later(1);
  expect(watch.tallies().push).toMatchObject({ calls: 1, failed: 0, hours: { [hour + 23]: 1 } });
});

test('only the latest calls say how long one takes', () => {
  const { watch } = watched();
  for (let call = 0; call < 300; call += 1) watch.note('places', true, call);
  const { times, calls } = watch.tallies().places!;
  expect(calls).toBe(300);
  expect(times).toHaveLength(200);
  expect(times?.[0]).toBe(100);
});

test('an adapter is counted as it answers; what another makes of a failure is its own', async () => {
  const { watch } = watched();
  const adapter = watch.watch('assistant', {
    ask: async (well: boolean) => {
      if (!well) throw new Error('no');
      return 'yes';
    },
  });
  expect(await adapter.ask(true)).toBe('yes');
  await expect(adapter.ask(false)).rejects.toThrow('no');
  expect(watch.tallies().assistant).toMatchObject({ calls: 2, failed: 1, lastOk: false });
  const denied = watch.timed(
    'logins',
    () => Promise.reject(new Error('denied')),
    () => false,
  );
  await expect(denied).rejects.toThrow('denied');
  expect(watch.tallies().logins).toMatchObject({ calls: 1, failed: 0, lastOk: true });
});
