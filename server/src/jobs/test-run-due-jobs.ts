import type { Db } from '../db/schema';
import type { JobHandlers, JobName } from './jobs';
import { type AnyHandler, completeJob, failJob, type JobOutcome, runHandler, runOf, takeJobs } from './queue';

const ENDLESS = 10_000;
const HOLDER = 'run-due-jobs';

/**
 * Runs every job that is due by the given clock, one after another, including those the jobs add. A failed
 * job is delayed as the real runner does, so it does not run again until the clock has moved on. `only`: of these names.
 */
export async function runDueJobs<Deps extends { db: Db; now: () => Date }, Names extends JobName>(
  deps: Deps,
  handlers: JobHandlers<Deps, Names>,
  only: readonly JobName[] | null = null,
): Promise<JobOutcome[]> {
  const outcomes: JobOutcome[] = [];
  const table = handlers as Record<string, AnyHandler>;
  for (let turn = 0; turn < ENDLESS; turn++) {
    const [job] = await takeJobs(deps.db, HOLDER, { names: only, now: deps.now(), limit: 1 });
    if (!job) return outcomes;
    const handler = table[job.name];
    if (!handler) throw new Error(`No handler for the job ${job.name}`);
    const run = runOf(job, new AbortController().signal);
    try {
      await runHandler(handler, deps, job, run, (outcome) => outcomes.push(outcome));
    } catch (error) {
      await failJob(deps.db, HOLDER, job, error, deps.now());
      continue;
    }
    await completeJob(deps.db, HOLDER, job);
  }
  throw new Error('The jobs never end: one adds itself again and again without waiting.');
}
