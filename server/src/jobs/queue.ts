import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Db } from '../db/schema';
import { IS_WAITING, type JobRun } from './jobs';

/** A process that has not prolonged its hold of a job for this long is taken for dead. */
export const LEASE_MS = 15_000;

export type TakenJob = {
  id: number;
  name: string;
  payload: unknown;
  queue: string | null;
  attempts: number;
  maxAttempts: number;
  runAt: Date;
};

type Wanted = {
  /** Null: of any name. */
  names: readonly string[] | null;
  now: Date;
  limit: number;
};

/** Due jobs for a process to run, no two of one queue. */
export async function takeJobs(db: Db, holder: string, { names, now, limit }: Wanted, leaseMs = LEASE_MS) {
  return retriedOnce(async () => {
    const { rows } = await sql<TakenJob & { priority: number }>`${PREPARED}
      with due as materialized (
        select id, queue, priority, run_at from jobs
        where ${IS_WAITING} and run_at <= ${now} and (${names}::text[] is null or name = any(${names}::text[]))
          and (queue is null
            or not exists (select from jobs running where running.queue = jobs.queue and running.locked_by is not null))
        order by priority, run_at, id limit ${limit} for update skip locked
      )
      update jobs set ${lock(holder, leaseMs)}
      where id in (
        select id from due where queue is null
        union all
        (select distinct on (queue) id from due where queue is not null order by queue, priority, run_at, id)
      )
      returning id, name, payload, queue, attempts, max_attempts, run_at, priority`.execute(db);
    return rows.sort((a, b) => a.priority - b.priority || +a.runAt - +b.runAt || a.id - b.id);
  });
}

/** One that was found to be due by other means. */
export async function takeJob(db: Db, holder: string, id: number): Promise<TakenJob | undefined> {
  const { rows } = await sql<TakenJob>`${PREPARED}
    update jobs set ${lock(holder, LEASE_MS)} where id = ${id} and ${IS_WAITING}
    returning id, name, payload, queue, attempts, max_attempts, run_at`.execute(db);
  return rows[0];
}

const leaseOf = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;
const lock = (holder: string, ms: number) =>
  sql`attempts = attempts + 1, locked_by = ${holder}, locked_until = ${leaseOf(ms)}`;
/** False for a job that another process has taken over. */
const isHeld = ({ id, attempts }: TakenJob, holder: string) =>
  sql<boolean>`id = ${id} and locked_by = ${holder} and attempts = ${attempts}`;

/** False: it had been taken over. */
export async function completeJob(db: Db, holder: string, job: TakenJob): Promise<boolean> {
  const { numAffectedRows } = await sql`${PREPARED} delete from jobs where ${isHeld(job, holder)}`.execute(db);
  return numAffectedRows === 1n;
}

/** It waits for its next attempt, or is kept as given up. False: it had been taken over. */
export async function failJob(db: Db, holder: string, job: TakenJob, error: unknown, now: Date): Promise<boolean> {
  // PostgreSQL stores no NUL.
  const text = messageOf(error).replaceAll('\0', '');
  return retriedOnce(async () => {
    const { rows } = await sql`${PREPARED}
      with superseded as (
        delete from jobs where ${isHeld(job, holder)} and ${HAS_NEWER} returning id
      ), failed as (
        update jobs set locked_by = null, locked_until = null, last_error = ${text},
          run_at = ${new Date(now.getTime() + retryMs(job.attempts))}
        where ${isHeld(job, holder)} and not ${HAS_NEWER} returning id
      )
      select from superseded union all select from failed`.execute(db);
    return rows.length > 0;
  });
}

const HAS_NEWER = sql`exists (
  select from jobs newer where newer.key = jobs.key and newer.locked_by is null and newer.attempts < newer.max_attempts)`;

/** 3 s, 7 s, 20 s … six hours. */
export function retryMs(attempts: number): number {
  return Math.exp(Math.min(attempts, 10)) * 1000;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Which of these are still this process's own; the others were taken over. */
export async function renewLeases(db: Db, holder: string, ids: readonly number[], leaseMs = LEASE_MS) {
  const { rows } = await sql<{ id: number }>`${PREPARED}
    update jobs set locked_until = ${leaseOf(leaseMs)} where id = any(${ids}::bigint[]) and locked_by = ${holder}
    returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** What dead processes held waits again. A job that kills its process comes to its last attempt, too. */
export function releaseExpired(db: Db): Promise<number> {
  return release(db, sql`locked_until < now()`, 0);
}

/** What a stopping process had not ended waits again, as if it had not begun. */
export function giveBack(db: Db, holder: string): Promise<number> {
  return release(db, sql`locked_by = ${holder}`, 1);
}

/** Where no other process can be running jobs. */
export function releaseAll(db: Db): Promise<number> {
  return release(db, sql`locked_by is not null`, 0);
}

/** Of several of one key only the newest. */
async function release(db: Db, which: RawBuilder<unknown>, unused: 0 | 1): Promise<number> {
  return retriedOnce(async () => {
    const { rows } = await sql<{ released: number }>`${PREPARED}
      with held as materialized (
        select id, key from jobs where locked_by is not null and ${which} for update skip locked
      ), ranked as materialized (
        select id, key is not null and (
          exists (select from held newer where newer.key = held.key and newer.id > held.id)
          or exists (select from jobs waiting where waiting.key = held.key
            and waiting.locked_by is null and waiting.attempts < waiting.max_attempts)
        ) as is_old from held
      ), dropped as (
        delete from jobs where id in (select id from ranked where is_old)
      ), released as (
        update jobs set locked_by = null, locked_until = null, attempts = attempts - ${unused}::smallint,
          last_error = case when attempts - ${unused}::smallint < max_attempts then last_error
            else coalesce(last_error, 'its process ended while it ran') end
        where id in (select id from ranked where not is_old)
      )
      select count(*) as released from ranked`.execute(db);
    return rows[0]!.released;
  });
}

/** Two at once took a job of the same queue, or added one of the same key: an index let one through. */
async function retriedOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    return work();
  }
}

export type JobOutcome = { job: string; outcome: 'done' | 'failed' | 'gave-up'; seconds: number; error?: unknown };

export type AnyHandler = (deps: unknown, payload: unknown, run: JobRun) => Promise<void>;

/** What a handler is told of its run. */
export function runOf({ id, attempts, maxAttempts, runAt }: TakenJob, signal: AbortSignal): JobRun {
  return { id: String(id), attempt: attempts, lastAttempt: attempts >= maxAttempts, runAt, signal };
}

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
