import { type RawBuilder, sql } from 'kysely';

/** Whether a job of this key waits or runs, and has attempts left; with `until`, not only for later. */
export function isWaiting(key: RawBuilder<unknown>, until?: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from graphile_worker.jobs j where j.key = ${key} and (j.attempts < j.max_attempts or j.locked_at is not null)
      and ${until ? sql`j.run_at <= ${until}` : sql`true`})`;
}
