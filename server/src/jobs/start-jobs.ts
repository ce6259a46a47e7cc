import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { parseCronItems, type Task, type TaskList } from 'graphile-worker';
import { type JobHandlers, type JobOutcome, runHandler, type Schedule } from './job-handler';
import type { JobName } from './jobs';
import type { Lane } from './lane';
import { type JobLog, type Runner, type RunnerLane, type RunnerOptions, startRunner } from './start-runner';

export type JobRunner = {
  /** False while the runner does not poll for jobs: it has stopped, or the database is away. */
  moving(): boolean;
  /** How often the runner was restarted. */
  readonly restarts: number;
  stop(): Promise<void>;
};

export type StartJobsOptions<Deps, Names extends JobName> = {
  url: string;
  deps: Deps;
  handlers: JobHandlers<Deps, Names>;
  schedules: Schedule<Names>[];
  /** Workers for all jobs that have no lane of their own. */
  concurrency?: number;
  lanes?: readonly Lane<NoInfer<Names>>[];
  /** Timeout for the runner's own statements. */
  limitMs?: number;
  lease?: RunnerOptions['lease'];
  onOutcome?: (outcome: JobOutcome) => void;
};

const AGAIN_MS = 1000;
const POLL_MS = 1000;

/**
 * Runs the jobs of the database, beside any number of other runners; each job goes to one of them. A runner that stops
 * unexpectedly is restarted.
 */
export async function startJobs<Deps extends { log: JobLog }, Names extends JobName>(
  options: StartJobsOptions<Deps, Names>,
): Promise<JobRunner> {
  const { url, deps, handlers, schedules, concurrency = 4, lanes = [], limitMs = 15_000, lease, onOutcome } = options;
  const report = (outcome: JobOutcome) => {
    onOutcome?.(outcome);
    if (outcome.outcome === 'failed')
      deps.log.warn({ err: outcome.error, job: outcome.job }, 'job failed, will be retried');
    if (outcome.outcome === 'gave-up')
      deps.log.error({ err: outcome.error, job: outcome.job }, 'job failed for the last time');
  };
  const stopping = new AbortController();
  const stopAsked = once(stopping.signal, 'abort');
  const start = () =>
    startRunner({
      url,
      lanes: lanesOf(taskList(deps, handlers, report, stopping.signal), concurrency, lanes),
      limitMs,
      log: deps.log,
      signal: stopping.signal,
      lease,
      parsedCronItems: parseCronItems(
        schedules.map(({ job, cron, catchUpMs = 0, queue }) => ({
          task: job,
          match: cron,
          identifier: job,
          options: { backfillPeriod: catchUpMs, jobKey: `cron ${job}`, ...(queue && { queueName: queue }) },
        })),
      ),
    });

  let runner: Runner | null = await start();
  let restarts = 0;
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      // A runner whose stop had to be abandoned never reports that it is over.
      const err = await Promise.race([runner?.over, stopAsked]);
      if (stopping.signal.aborted) return;
      deps.log.error({ err }, 'the job runner stopped by itself and is started again');
      await runner?.stop();
      runner = null;
      await setTimeout(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      restarts += 1;
      runner = await start().catch((error: unknown) => {
        deps.log.error({ err: error }, 'the job runner could not be started again');
        return null;
      });
    }
  };
  const running = keepRunning();

  return {
    moving: () => runner?.moving() ?? false,
    get restarts() {
      return restarts;
    },
    async stop() {
      stopping.abort();
      await runner?.stop();
      await running;
      // A restart may have been in progress.
      await runner?.stop();
    },
  };
}

/** The first lane needs nobody outside, so its standing still is a fault of this node. */
function lanesOf(tasks: TaskList, workers: number, lanes: readonly Lane[]): RunnerLane[] {
  const taken = new Set<string>(lanes.flatMap(({ jobs }) => jobs));
  const pick = (isMeant: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(tasks).filter(([name]) => isMeant(name)));
  return [
    { workers, pollMs: POLL_MS, taskList: pick((name) => !taken.has(name)) },
    ...lanes.map(({ workers: own, jobs, pollMs = POLL_MS }) => {
      const names = new Set<string>(jobs);
      return { workers: own, pollMs, taskList: pick((name) => names.has(name)) };
    }),
  ];
}

function taskList(
  deps: unknown,
  handlers: object,
  report: (outcome: JobOutcome) => void,
  stopping: AbortSignal,
): TaskList {
  const tasks: Record<string, Task> = {};
  for (const [name, handler] of Object.entries(handlers as Record<string, Parameters<typeof runHandler>[0]>)) {
    tasks[name] = (payload, { job }) =>
      runHandler(
        handler,
        deps,
        { name, payload },
        {
          id: job.id,
          attempt: job.attempts,
          lastAttempt: job.attempts >= job.max_attempts,
          runAt: job.run_at,
          signal: stopping,
        },
        report,
      );
  }
  return tasks;
}
