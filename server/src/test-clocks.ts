import type { Deps } from './deps';
import { CLOCKS, JOBS } from './features';
import type { ClockName } from './jobs/clock';
import { runDueJobs } from './jobs/test-run-due-jobs';

const ALL = Object.keys(CLOCKS) as ClockName[];

/** Runs the clocks that are due, and no other jobs. */
export const runClocks = (deps: Deps, only: readonly ClockName[] = ALL) => runDueJobs(deps, JOBS, only);

/** After dates were written by hand: every clock loses its job, as when the jobs are not in a backup, and is found. */
export async function findClocks(deps: Deps): Promise<void> {
  await deps.db.deleteFrom('jobs').where('name', 'in', ALL).execute();
  await deps.jobs.add(deps.db, 'jobs.find-clocks', {}, { runAt: deps.now() });
  await runDueJobs(deps, JOBS, ['jobs.find-clocks']);
}
