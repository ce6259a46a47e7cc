import { expect, test } from 'vitest';
import { QueueFull, workQueue } from './work-queue';

test('does two things at a time, in the order they came, and goes on after a failure', async () => {
  const queue = workQueue({ concurrency: 2, maxWeight: 100 });
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
  const queue = workQueue({ concurrency: 1, maxWeight: 10 });
  let finish = () => {};
  const first = queue.run(8, () => new Promise<void>((resolve) => (finish = resolve)));
  await expect(queue.run(3, async () => 'no')).rejects.toBeInstanceOf(QueueFull);
  const second = queue.run(2, async () => 'yes');
  finish();
  await first;
  expect(await second).toBe('yes');
  expect(await queue.run(99, async () => 'alone it fits')).toBe('alone it fits');
});
