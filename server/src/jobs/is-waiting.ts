import { type RawBuilder, sql } from 'kysely';

/** Whether a job of this key waits or runs, and has attempts left. */
export function isWaiting(key: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from graphile_worker.jobs j where j.key = ${key} and (j.attempts < j.max_attempts or j.locked_at is not null))`;
}
