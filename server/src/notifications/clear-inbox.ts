import { DAY_MS } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';

const READ_DAYS = 30;
const UNREAD_DAYS = 90;
/** Short transactions, however many there are: no lock is held long, and vacuum keeps up. */
const BATCH = 10_000;

type Step = { cleared: number; upTo: Date | null };

/** Nobody scrolls back further. Read ones and all others each by an index of their own: one walk would pass what is unread for two months, every night. */
export async function clearInbox(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  signal: AbortSignal,
  batch = BATCH,
): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await clear(db, sql`read_at is not null and created_at < ${before(READ_DAYS)}`, signal, batch);
  await clear(db, sql`created_at < ${before(UNREAD_DAYS)}`, signal, batch);
}

async function clear(db: Db, old: RawBuilder<unknown>, signal: AbortSignal, batch: number): Promise<void> {
  // Each step goes on where the last one ended: from the oldest again it would pass all that stays, and all that is gone.
  let step: Step = { cleared: batch, upTo: null };
  while (step.cleared === batch && !signal.aborted) {
    const from = step.upTo ? sql`created_at >= ${step.upTo}` : sql`true`;
    // By where they lie: by their numbers each would be looked for again. One that is marked as read meanwhile goes the next night.
    const { rows } = await sql<Step>`
      with old as materialized (
        select ctid as place, created_at from notifications where ${from} and ${old} order by created_at limit ${batch}),
      gone as (delete from notifications where ctid = any(array(select place from old)))
      select count(*)::int as cleared, max(created_at) as up_to from old`.execute(db);
    step = rows[0]!;
  }
}
