import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Db } from '../db/schema';

/**
 * Every job's name and payload. Features add theirs beside the handler:
 * `declare module '../jobs/jobs' { interface JobPayloads { 'boards.expire': { boardId: number } } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface JobPayloads {}

export type JobName = keyof JobPayloads;

export type AddJobOptions = {
  runAt?: Date;
  /** One waiting job per key: adding it again replaces its payload and time. */
  key?: string;
  /** Jobs of one queue run one after another. */
  queue?: string;
  /** Default 25: with the growing delays between them, about three days. */
  maxAttempts?: number;
  /** Among due jobs the lowest number runs first; default 0. */
  priority?: number;
};

export type Jobs = {
  /** Stored with the caller's transaction: it runs if and only if that commits. Jobs run at least once. */
  add<Name extends JobName>(db: Db, name: Name, payload: JobPayloads[Name], options?: AddJobOptions): Promise<void>;
  /** The same for many of one kind, in one statement. */
  addEach<Name extends JobName>(
    db: Db,
    name: Name,
    list: readonly { payload: JobPayloads[Name]; key: string }[],
    options?: Pick<AddJobOptions, 'runAt' | 'maxAttempts' | 'priority'>,
  ): Promise<void>;
  /** Removes a waiting job; one that is already running finishes. */
  remove(db: Db, key: string): Promise<void>;
};

export type JobRun = {
  id: string;
  attempt: number;
  lastAttempt: boolean;
  /** The time it was to run at. */
  runAt: Date;
  /** Aborted when the process is stopping, the run takes too long, or another process has taken the job over. */
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
  /** Missed runs no older than this are made up at the next start, as one. */
  catchUpMs?: number;
};

/** Workers that run only these jobs: a job waits behind those of its own lane and no others. */
export type Lane<Names extends JobName = JobName> = {
  workers: number;
  jobs: readonly Names[];
  /** How often idle workers look for jobs that became due; new ones are announced. */
  pollMs?: number;
};

/** Announces the name of a job that is due at once. */
export const CHANNEL = 'jobs';

/** Waiting, and in the indexes on what waits. */
export const IS_WAITING = sql.raw('locked_by is null and attempts < max_attempts');

export function createJobs(now: () => Date): Jobs {
  async function insert(
    db: Db,
    name: JobName,
    { key, payload, from }: { key: RawBuilder<unknown>; payload: RawBuilder<unknown>; from: RawBuilder<unknown> },
    { queue, runAt, maxAttempts = 25, priority = 0 }: AddJobOptions,
  ): Promise<void> {
    const at = now();
    const added = sql`
      insert into jobs (name, payload, key, queue, priority, run_at, max_attempts, created_at)
      select ${name}::text, ${payload}::json, ${key}::text, ${queue ?? null}::text, ${priority}::smallint,
        ${runAt ?? at}::timestamptz, ${maxAttempts}::smallint, ${at}::timestamptz ${from}
      on conflict (key) where key is not null and ${IS_WAITING} do update set
        name = excluded.name, payload = excluded.payload, queue = excluded.queue, priority = excluded.priority,
        run_at = excluded.run_at, max_attempts = excluded.max_attempts, created_at = excluded.created_at,
        attempts = 0, last_error = null`;
    // One for later wakes nobody: each runner of every node would ask and find nothing.
    const isDue = runAt === undefined || runAt <= at;
    if (!isDue) await sql`${PREPARED} ${added}`.execute(db);
    else
      await sql`${PREPARED} with added as (${added} returning name) select pg_notify(${CHANNEL}, name) from added`.execute(
        db,
      );
  }
  return {
    add: (db, name, payload, { key, ...options } = {}) =>
      insert(db, name, { key: sql`${key ?? null}`, payload: sql`${JSON.stringify(payload)}`, from: sql`` }, options),
    async addEach(db, name, list, options = {}) {
      if (list.length === 0) return;
      // A statement cannot replace a row twice.
      const payloads = new Map(list.map(({ key, payload }) => [key, JSON.stringify(payload)]));
      const from = sql`from unnest(${[...payloads.values()]}::text[], ${[...payloads.keys()]}::text[]) as each (payload, key)`;
      await insert(db, name, { key: sql`each.key`, payload: sql`each.payload`, from }, options);
    },
    async remove(db, key) {
      await sql`delete from jobs where key = ${key} and locked_by is null`.execute(db);
    },
  };
}

/** Whether a job of this key waits or runs, and has attempts left; with `until`, not only for later. */
export function isWaiting(key: RawBuilder<unknown>, until?: RawBuilder<unknown>): RawBuilder<boolean> {
  const inTime = until ? sql`and run_at <= ${until}` : sql``;
  return sql<boolean>`(exists (select from jobs where key = ${key} and ${IS_WAITING} ${inTime})
    or exists (select from jobs where key = ${key} and locked_by is not null ${inTime}))`;
}
