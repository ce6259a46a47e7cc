import { sql } from 'kysely';
import type { Db } from '../db/schema';

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
    select id, task_identifier as job, attempts, max_attempts, last_error, run_at, attempts >= max_attempts as gave_up
    from graphile_worker.jobs
    where last_error is not null
    order by gave_up desc, run_at
    limit ${limit}`.execute(db);
  return rows;
}

export type JobCounts = { waiting: number; running: number; failing: number; gaveUp: number; oldestDueSeconds: number };

export async function countJobs(db: Db, now: Date): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select
      count(*) filter (where locked_at is null and attempts < max_attempts) as waiting,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where last_error is not null and attempts < max_attempts) as failing,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as gave_up,
      coalesce(extract(epoch from ${now}::timestamptz - min(run_at) filter (
        where locked_at is null and attempts < max_attempts and run_at <= ${now}::timestamptz)), 0)::float8 as oldest_due_seconds
    from graphile_worker.jobs`.execute(db);
  return rows[0]!;
}

/** Resets the attempts of a job that has none left. */
export async function retryJob(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } =
    await sql`select id from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => ${now}, attempts => 0)`.execute(
      db,
    );
  return rows.length > 0;
}
