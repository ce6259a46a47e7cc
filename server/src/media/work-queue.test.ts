import { expect, test, vi } from 'vitest';
import { QueueFull, type QueueLimits, workQueue } from './work-queue';

const queueOf = (limits: Partial<QueueLimits>) =>
  workQueue({ concurrency: 1, maxWeight: 100, maxWeightEach: 100, ...limits });

test('does two things at a time, in the order they came, and goes on after a failure', async () => {
  const queue = queueOf({ concurrency: 2 });
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (id: number) => async () => {
    started.push(id);
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    running -= 1;
    if (id % 3 === 0) throw new Error('broken');
    return id;
  };
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, id) => queue.run(1, work(id))));
  expect(most).toBe(2);
  expect(started).toEqual(Array.from({ length: 20 }, (_, id) => id));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});

test('refuses what does not fit, and takes it again when there is room', async () => {
  const queue = queueOf({ maxWeight: 10 });
  let finish = () => {};
  const first = queue.run(8, () => new Promise<void>((resolve) => (finish = resolve)));
  await expect(queue.run(3, async () => 'no')).rejects.toBeInstanceOf(QueueFull);
  const second = queue.run(2, async () => 'yes');
  finish();
  await first;
  expect(await second).toBe('yes');
  expect(await queue.run(99, async () => 'alone it fits')).toBe('alone it fits');
});

test('a slot is free when its work has ended, and not before', async () => {
  const queue = queueOf({});
  let finish = () => {};
  const first = queue.run(1, () => new Promise<void>((_, reject) => (finish = () => reject(new Error('stopped')))), 1);
  const started = vi.fn(async () => 'done');
  const second = queue.run(1, started, 2);
  await new Promise((later) => setTimeout(later, 50));
  expect(started).not.toHaveBeenCalled();
  finish();
  await expect(first).rejects.toThrow('stopped');
  expect(await second).toBe('done');
});

test('one person has one place and one turn at a time, however much they bring', async () => {
  const queue = queueOf({ concurrency: 2 });
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const bring = (person: number, name: string) =>
    queue.run(
      1,
      () => {
        started.push(name);
        return new Promise<void>((resolve) => finish.push(resolve));
      },
      person,
    );
  const done = [bring(1, 'a1'), bring(1, 'a2'), bring(1, 'a3'), bring(2, 'b1'), bring(2, 'b2'), bring(3, 'c1')];
  await vi.waitFor(() => expect(started).toEqual(['a1', 'b1']));
  finish[0]!();
  await done[0];
  await vi.waitFor(() => expect(started, 'who was not served yet comes first').toEqual(['a1', 'b1', 'c1']));
  for (let at = 1; at < done.length; at++) {
    await vi.waitFor(() => expect(started.length).toBeGreaterThan(at));
    finish[at]!();
  }
  await Promise.all(done);
  expect(started.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

test('one person cannot fill the queue', async () => {
  const queue = queueOf({ maxWeightEach: 10 });
  let finish = () => {};
  const first = queue.run(8, () => new Promise<void>((resolve) => (finish = resolve)), 1);
  await expect(queue.run(3, async () => 'no', 1)).rejects.toBeInstanceOf(QueueFull);
  const other = queue.run(9, async () => 'yes', 2);
  finish();
  await first;
  expect(await other).toBe('yes');
});
