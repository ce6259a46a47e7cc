/** Does a few things at a time, in the order they came; refuses when too much is waiting. */
export type WorkQueue = {
  /** `weight` in whatever unit `maxWeight` is in; throws `QueueFull` at once when it does not fit. */
  run<T>(weight: number, work: () => Promise<T>): Promise<T>;
};

export class QueueFull extends Error {}

export function workQueue({ concurrency, maxWeight }: { concurrency: number; maxWeight: number }): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let held = 0;

  return {
    async run(weight, work) {
      if (held > 0 && held + weight > maxWeight) throw new QueueFull('Too much is waiting');
      held += weight;
      if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        held -= weight;
        // The place is handed over, not given back: nobody can slip in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
