import type { WorkerEvents } from 'graphile-worker';

const STILL_MS = 30_000;
/** All workers may be busy for a while. */
const BUSY_MS = 10 * 60_000;

export type RunnerPulse = {
  /** Ids of the running jobs. */
  running: ReadonlySet<string>;
  /** True while the runner polls for jobs, or all its workers are busy. */
  moving(): boolean;
};

/** Watches whether a runner is alive: an idle one polls for jobs every second. */
export function feelPulse(events: WorkerEvents, concurrency: number, now = () => performance.now()): RunnerPulse {
  const running = new Set<string>();
  let last = now();
  events.on('worker:getJob:empty', () => {
    last = now();
  });
  events.on('job:start', ({ job }) => {
    last = now();
    running.add(job.id);
  });
  events.on('job:complete', ({ job }) => {
    last = now();
    running.delete(job.id);
  });
  return { running, moving: () => now() - last < (running.size >= concurrency ? BUSY_MS : STILL_MS) };
}
