import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseWatch } from './database-watch';

let watch: DatabaseWatch;
afterEach(() => watch.stop());

const never = () => new Promise<never>(() => {});
const watched = (probe: () => Promise<unknown>, changes: boolean[] = []) =>
  new DatabaseWatch({ probe, silentMs: 20, everyMs: 5, onChange: (isAway) => void changes.push(isAway) });
const refuse = () => Promise.reject(new Error('timeout expired'));

test('nothing is asked while nobody waits, nor while answers come', async () => {
  const probe = vi.fn(refuse);
  watch = new DatabaseWatch({ probe, silentMs: 60_000, everyMs: 1 });
  for (let n = 0; n < 20; n++) await watch.during(new Promise((resolve) => setTimeout(resolve, 5)));
  expect(probe).not.toHaveBeenCalled();
  expect(watch.isAway).toBe(false);
});

test('one slow statement is none of its business: another connection answers', async () => {
  const probe = vi.fn(async () => {});
  watch = watched(probe);
  void watch.during(never());
  await vi.waitFor(() => expect(probe.mock.calls.length).toBeGreaterThan(2));
  expect(watch.isAway).toBe(false);
});

test('silence everywhere is known, and over with the first answer', async () => {
  const changes: boolean[] = [];
  let answers = false;
  watch = watched(() => (answers ? Promise.resolve() : refuse()), changes);
  void watch.during(never());
  await vi.waitFor(() => expect(watch.isAway).toBe(true));
  answers = true;
  await vi.waitFor(() => expect(watch.isAway).toBe(false));
  expect(changes).toEqual([true, false]);
});

test('a refusal is an answer', async () => {
  let probed = 0;
  watch = watched(() => {
    probed += 1;
    return refuse();
  });
  void watch.during(never());
  await vi.waitFor(() => expect(watch.isAway).toBe(true));
  await watch.during(Promise.reject(new Error('permission denied'))).catch(() => {});
  expect(probed).toBeGreaterThan(0);
  expect(watch.isAway).toBe(false);
});

test.each(['Query read timeout', 'timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'giving up is none: %s',
  async (message) => {
    watch = watched(refuse);
    void watch.during(never());
    await vi.waitFor(() => expect(watch.isAway).toBe(true));
    await watch.during(Promise.reject(new Error(message))).catch(() => {});
    expect(watch.isAway).toBe(true);
  },
);
