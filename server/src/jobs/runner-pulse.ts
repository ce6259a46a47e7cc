import type { WorkerEvents } from 'graphile-worker';

const STILL_MS = 30_000;
/** All workers may be busy for a while. */
const BUSY_MS = 10 * 60_000;

export type RunnerPulse = {
  /** True while the runner polls for jobs, or all its workers are busy. */
  moving(): boolean;
};

/** Watches whether a runner is alive: an idle one polls for jobs. Ids of running jobs are noted in `running`. */
export function feelPulse(
  events: WorkerEvents,
  workers: number,
  running: Set<string>,
  now = () => performance.now(),
): RunnerPulse {
  let busy = 0;
  let last = now();
  events.on('worker:getJob:empty', () => {
    last = now();
  });
  events.on('job:start', ({ job }) => {
    last = now();
    running.add(job.id);
    busy += 1;
  });
  events.on('job:complete', ({ job }) => {
    last = now();
    running.delete(job.id);
    busy -= 1;
  });
  return { moving: () => now() - last < (busy >= workers ? BUSY_MS : STILL_MS) };
}
