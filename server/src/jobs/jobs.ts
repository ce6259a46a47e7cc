import { sql } from 'kysely';
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

export function createJobs(now: () => Date): Jobs {
  return {
    async add(db, name, payload, { runAt, key, queue, maxAttempts, priority } = {}) {
      await sql`select graphile_worker.add_job(
        identifier => ${name}::text,
        payload => ${JSON.stringify(payload)}::json,
        queue_name => ${queue ?? null}::text,
        run_at => ${runAt ?? now()}::timestamptz,
        max_attempts => ${maxAttempts ?? null}::int,
        job_key => ${key ?? null}::text,
        priority => ${priority ?? null}::int
      )`.execute(db);
    },
    async addEach(db, name, list, { runAt, maxAttempts, priority } = {}) {
      if (list.length === 0) return;
      await sql`select graphile_worker.add_job(
        identifier => ${name}::text,
        payload => each.payload::json,
        run_at => ${runAt ?? now()}::timestamptz,
        max_attempts => ${maxAttempts ?? null}::int,
        job_key => each.key,
        priority => ${priority ?? null}::int
      ) from unnest(
        ${list.map(({ payload }) => JSON.stringify(payload))}::text[],
        ${list.map(({ key }) => key)}::text[]
      ) as each (payload, key)`.execute(db);
    },
    async remove(db, key) {
      await sql`select graphile_worker.remove_job(${key}::text)`.execute(db);
    },
  };
}
