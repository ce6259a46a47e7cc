import type { JobName, JobPayloads } from './jobs';

export type JobRun = {
  id: string;
  attempt: number;
  lastAttempt: boolean;
  /** The time it was to run at. */
  runAt: Date;
  /** Aborted when the process is stopping. */
  signal: AbortSignal;
};

export type JobHandler<Deps, Name extends JobName> = (
  deps: Deps,
  payload: JobPayloads[Name],
  run: JobRun,
) => Promise<void>;

/** Tests may define jobs of their own, `test.…`; the product need not handle them. */
type ProductJob = Exclude<JobName, `test.${string}`>;

/** Each feature exports some of these; together they are the runner's table, and a missing handler does not compile. */
export type JobHandlers<Deps, Names extends JobName = ProductJob> = { [Name in Names]: JobHandler<Deps, Name> };

export type Schedule<Name extends JobName = ProductJob> = {
  job: Name;
  /** Five fields, in UTC: minute hour day month weekday. */
  cron: string;
  /** Runs of one queue come one after another, whichever node runs them. */
  queue?: string;
  /** Missed runs no older than this are made up at the next start. */
  catchUpMs?: number;
};

export type JobOutcome = { job: string; outcome: 'done' | 'failed' | 'gave-up'; seconds: number; error?: unknown };

type AnyHandler = (deps: unknown, payload: unknown, run: JobRun) => Promise<void>;

/** Runs one job and reports the outcome; a failure is rethrown, so that the job is retried. */
export async function runHandler(
  handler: AnyHandler,
  deps: unknown,
  job: { name: string; payload: unknown },
  run: JobRun,
  report: (outcome: JobOutcome) => void,
): Promise<void> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    await handler(deps, job.payload, run);
    report({ job: job.name, outcome: 'done', seconds: seconds() });
  } catch (error) {
    report({ job: job.name, outcome: run.lastAttempt ? 'gave-up' : 'failed', seconds: seconds(), error });
    throw error;
  }
}
