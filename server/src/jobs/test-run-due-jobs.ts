import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { type JobHandlers, type JobOutcome, runHandler } from './job-handler';
import type { JobName } from './jobs';

type DueJob = { id: number; name: string; payload: string; attempts: number; maxAttempts: number; runAt: Date };

const ENDLESS = 10_000;

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
  const table = handlers as Record<string, Parameters<typeof runHandler>[0]>;
  for (let turn = 0; turn < ENDLESS; turn++) {
    const job = await takeDue(deps.db, deps.now(), only);
    if (!job) return outcomes;
    const handler = table[job.name];
    if (!handler) throw new Error(`No handler for the job ${job.name}`);
    const run = {
      id: String(job.id),
      attempt: job.attempts,
      lastAttempt: job.attempts >= job.maxAttempts,
      runAt: job.runAt,
      signal: new AbortController().signal,
    };
    try {
      await runHandler(handler, deps, { name: job.name, payload: JSON.parse(job.payload) }, run, (outcome) =>
        outcomes.push(outcome),
      );
      await sql`delete from graphile_worker._private_jobs where id = ${job.id}`.execute(deps.db);
    } catch (error) {
      await putOff(deps.db, job, deps.now(), error);
    }
  }
  throw new Error('The jobs never end: one adds itself again and again without waiting.');
}

async function takeDue(db: Db, now: Date, only: readonly JobName[] | null): Promise<DueJob | undefined> {
  const { rows } = await sql<DueJob>`
    with due as (
      select id from graphile_worker._private_jobs
      where run_at <= ${now} and locked_at is null and attempts < max_attempts
        and (${only}::text[] is null
          or task_id in (select id from graphile_worker._private_tasks where identifier = any(${only}::text[])))
      order by priority, run_at, id limit 1 for update skip locked
    )
    update graphile_worker._private_jobs job
    set attempts = attempts + 1, locked_at = now(), locked_by = 'run-due-jobs'
    from due, graphile_worker._private_tasks task
    where job.id = due.id and task.id = job.task_id
    returning job.id, task.identifier as name, job.payload::text as payload, job.attempts, job.max_attempts, job.run_at`.execute(
    db,
  );
  return rows[0];
}

async function putOff(db: Db, job: DueJob, now: Date, error: unknown): Promise<void> {
  const runAt = new Date(now.getTime() + Math.exp(Math.min(job.attempts, 10)) * 1000);
  const message = error instanceof Error ? error.message : String(error);
  await sql`
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, last_error = ${message}, run_at = ${runAt}
    where id = ${job.id}`.execute(db);
}
