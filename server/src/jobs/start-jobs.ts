import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { type JobHandlers, type JobOutcome, runHandler, type Schedule } from './job-handler';
import type { JobName } from './jobs';
import { keepLease } from './runner-lease';

export type JobLog = {
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
};

export type JobRunner = { stop: () => Promise<void> };

export type StartJobsOptions<Deps, Names extends JobName> = {
  url: string;
  deps: Deps;
  handlers: JobHandlers<Deps, Names>;
  schedules: Schedule<Names>[];
  concurrency?: number;
  onOutcome?: (outcome: JobOutcome) => void;
};

/** Works through the jobs of the database, beside any number of other runners; each job is given to one of them. */
export async function startJobs<Deps extends { log: JobLog }, Names extends JobName>(
  options: StartJobsOptions<Deps, Names>,
): Promise<JobRunner> {
  const { url, deps, handlers, schedules, concurrency = 4, onOutcome } = options;
  const report = (outcome: JobOutcome) => {
    onOutcome?.(outcome);
    if (outcome.outcome === 'failed')
      deps.log.warn({ err: outcome.error, job: outcome.job }, 'job failed, will be retried');
    if (outcome.outcome === 'gave-up')
      deps.log.error({ err: outcome.error, job: outcome.job }, 'job failed for the last time');
  };
  const pool = new pg.Pool({ connectionString: url, max: concurrency + 2, application_name: 'mungchi jobs' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const events: WorkerEvents = new EventEmitter();
  const lease = keepLease(url, events);
  const runner = await run({
    pgPool: pool,
    concurrency,
    events,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: loggerOf(deps.log),
    taskList: taskList(deps, handlers, report),
    parsedCronItems: parseCronItems(
      schedules.map(({ job, cron, catchUpMs = 0 }) => ({
        task: job,
        match: cron,
        identifier: job,
        options: { backfillPeriod: catchUpMs, jobKey: `cron ${job}` },
      })),
    ),
  });
  return {
    async stop() {
      await runner.stop();
      await lease.end();
      await pool.end();
    },
  };
}

function taskList(deps: unknown, handlers: object, report: (outcome: JobOutcome) => void) {
  const tasks: Record<string, Task> = {};
  for (const [name, handler] of Object.entries(handlers as Record<string, Parameters<typeof runHandler>[0]>)) {
    tasks[name] = (payload, { job, abortSignal }) =>
      runHandler(
        handler,
        deps,
        { name, payload },
        { id: job.id, attempt: job.attempts, lastAttempt: job.attempts >= job.max_attempts, signal: abortSignal! },
        report,
      );
  }
  return tasks;
}

/** The runner's own troubles; a failing job is reported by `report`, once. */
function loggerOf(log: JobLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    if (message.startsWith('Failed task')) return;
    log.warn({ err: meta?.['error'] }, `jobs: ${message}`);
  });
}
