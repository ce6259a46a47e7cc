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

/** Longer than any lane takes to look again by itself. */
const LATER_MS = 10_000;

export function createJobs(now: () => Date): Jobs {
  /** `put_job` is in the migrations; for what is not due for a while it wakes nobody. */
  const added = (name: JobName, { payload, key, queue, runAt = now(), maxAttempts, priority }: Job) =>
    sql`put_job(${name}::text, ${payload}::json, ${queue ?? null}::text, ${runAt}::timestamptz, ${maxAttempts ?? null}::int,
      ${key}::text, ${priority ?? null}::int, ${runAt.getTime() - now().getTime() <= LATER_MS})`;
  return {
    async add(db, name, payload, { key, ...options } = {}) {
      const job = added(name, { ...options, payload: sql`${JSON.stringify(payload)}`, key: sql`${key ?? null}` });
      await sql`${PREPARED} select ${job}`.execute(db);
    },
    async addEach(db, name, list, options = {}) {
      if (list.length === 0) return;
      const job = added(name, { ...options, payload: sql`each.payload`, key: sql`each.key` });
      await sql`${PREPARED} select ${job} from unnest(
        ${list.map(({ payload }) => JSON.stringify(payload))}::text[],
        ${list.map(({ key }) => key)}::text[]
      ) as each (payload, key)`.execute(db);
    },
    async remove(db, key) {
      await sql`select graphile_worker.remove_job(${key}::text)`.execute(db);
    },
  };
}

type Job = Omit<AddJobOptions, 'key'> & { payload: RawBuilder<unknown>; key: RawBuilder<unknown> };
