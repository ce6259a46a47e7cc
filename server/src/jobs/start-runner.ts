import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Logger, type ParsedCronItem, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { keepLease, type LeaseOptions } from './runner-lease';
import { feelPulse, type RunnerPulse } from './runner-pulse';
import { WaitingPool } from './waiting-pool';

export type JobLog = {
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
};

export type RunnerLane = { workers: number; pollMs: number; taskList: TaskList };

export type RunnerOptions = {
  url: string;
  /** The first one's pulse is the runner's. */
  lanes: RunnerLane[];
  limitMs: number;
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

const SHARED_CONNECTIONS = 4;

/** A runner of graphile-worker per lane; connections and lease are shared. */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { url, lanes, limitMs, parsedCronItems, log, signal } = options;
  // Each lane listens on one; fetching and reporting jobs takes the others for a moment.
  const pool = new WaitingPool(url, { max: lanes.length + SHARED_CONNECTIONS, limitMs });
  signal.addEventListener('abort', () => pool.stopWaiting());
  const events: WorkerEvents = new EventEmitter();
  const running = new Set<string>();
  const lease = keepLease(url, events, { limitMs, running, ...options.lease });
  const close = async () => {
    await lease.end();
    await pool.close();
  };
  const runners: Awaited<ReturnType<typeof run>>[] = [];
  const end = async () => {
    pool.stopWaiting();
    // They may have stopped already.
    await atMost(2 * limitMs, Promise.all(runners.map((runner) => runner.stop().catch(() => {}))));
    await atMost(limitMs, close());
  };
  try {
    const pulses: RunnerPulse[] = [];
    for (const [nth, { workers, pollMs, taskList }] of lanes.entries()) {
      const own: WorkerEvents = new EventEmitter();
      own.on('pool:create', (event) => events.emit('pool:create', event));
      pulses.push(feelPulse(own, workers, running));
      runners.push(
        await run({
          pgPool: pool,
          concurrency: workers,
          events: own,
          noHandleSignals: true,
          pollInterval: pollMs,
          logger: loggerOf(log),
          taskList,
          parsedCronItems: nth === 0 ? parsedCronItems : [],
        }),
      );
    }
    let stopped: Promise<void> | undefined;
    return {
      moving: () => pulses[0]!.moving(),
      over: Promise.race(runners.map(({ promise }) => promise)).then(
        () => undefined,
        (error: unknown) => error,
      ),
      stop: () => (stopped ??= end()),
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Without a database the library sometimes waits for ever; what it has not reported by then is freed by another's lease. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, setTimeout(ms, undefined, { ref: false })]);
}

/** Logs the runner's own errors; a failing job is reported by its handler, once. */
export function loggerOf(log: JobLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    if (message.startsWith('Failed task')) return;
    log.warn({ err: meta?.['error'] }, `jobs: ${message}`);
  });
}
