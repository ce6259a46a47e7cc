import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Logger, type ParsedCronItem, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { keepLease, type LeaseOptions } from './runner-lease';
import { feelPulse } from './runner-pulse';
import type { JobLog } from './start-jobs';
import { WaitingPool } from './waiting-pool';

export type RunnerOptions = {
  url: string;
  concurrency: number;
  limitMs: number;
  taskList: TaskList;
  parsedCronItems: ParsedCronItem[];
  log: JobLog;
  /** Aborted when the process is stopping: do not wait for the database then. */
  signal: AbortSignal;
  lease?: Pick<LeaseOptions, 'sweepMs' | 'forgottenMs'>;
};

export type Runner = {
  moving(): boolean;
  /** Resolves when the runner has stopped, on request or unexpectedly. */
  over: Promise<unknown>;
  stop(): Promise<void>;
};

/** One runner of graphile-worker with its connections and its lease. */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { url, concurrency, limitMs, taskList, parsedCronItems, log, signal } = options;
  // Two more than the workers': one for LISTEN and one for the schedule.
  const pool = new WaitingPool(url, { max: concurrency + 2, limitMs });
  signal.addEventListener('abort', () => pool.stopWaiting());
  const events: WorkerEvents = new EventEmitter();
  const pulse = feelPulse(events, concurrency);
  const lease = keepLease(url, events, { limitMs, running: pulse.running, ...options.lease });
  const close = async () => {
    await lease.end();
    await pool.close();
  };
  try {
    const runner = await run({
      pgPool: pool,
      concurrency,
      events,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: loggerOf(log),
      taskList,
      parsedCronItems,
    });
    const stop = async () => {
      pool.stopWaiting();
      // It may have stopped already.
      await atMost(
        2 * limitMs,
        runner.stop().catch(() => {}),
      );
      await atMost(limitMs, close());
    };
    let stopped: Promise<void> | undefined;
    return {
      moving: pulse.moving,
      over: runner.promise.then(
        () => undefined,
        (error: unknown) => error,
      ),
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Without a database the library sometimes waits for ever; what it has not reported by then is freed by another's lease. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  await Promise.race([work, setTimeout(ms, undefined, { ref: false })]);
}

/** Logs the runner's own errors; a failing job is reported by its handler, once. */
function loggerOf(log: JobLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    if (message.startsWith('Failed task')) return;
    log.warn({ err: meta?.['error'] }, `jobs: ${message}`);
  });
}
