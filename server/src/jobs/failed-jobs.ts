import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { IS_WAITING } from './jobs';

export type FailedJob = {
  id: number;
  job: string;
  attempts: number;
  maxAttempts: number;
  lastError: string;
  runAt: Date;
  gaveUp: boolean;
};

/** For operators: jobs whose last attempt failed, those without attempts left first. */
export async function failedJobs(db: Db, limit = 100): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name as job, attempts, max_attempts, last_error, run_at, attempts >= max_attempts as gave_up
    from jobs
    where last_error is not null
    order by gave_up desc, run_at
    limit ${limit}`.execute(db);
  return rows;
}

export type JobCounts = { waiting: number; running: number; failing: number; gaveUp: number; oldestDueSeconds: number };

export async function countJobs(db: Db, now: Date): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select
      count(*) filter (where ${IS_WAITING}) as waiting,
      count(*) filter (where locked_by is not null) as running,
      count(*) filter (where last_error is not null and attempts < max_attempts) as failing,
      count(*) filter (where attempts >= max_attempts and locked_by is null) as gave_up,
      coalesce(extract(epoch from ${now}::timestamptz - min(run_at) filter (
        where ${IS_WAITING} and run_at <= ${now}::timestamptz)), 0)::float8 as oldest_due_seconds
    from jobs`.execute(db);
  return rows[0]!;
}

/** Resets the attempts of a job that does not run. Where a newer one of its key waits, that one keeps the key. */
export async function retryJob(db: Db, id: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update jobs set run_at = ${now}, attempts = 0, key = case when not exists (
      select from jobs newer where newer.key = jobs.key and newer.id <> jobs.id
        and newer.locked_by is null and newer.attempts < newer.max_attempts) then key end
    where id = ${id} and locked_by is null`.execute(db);
  return numAffectedRows === 1n;
}
