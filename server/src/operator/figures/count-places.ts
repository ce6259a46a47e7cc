import { sql } from 'kysely';
import type { Tx } from '../../db/schema';

/**
 * Adds what changed since the last time to how many people live in each district; those without an address are under ''.
 * The first time everybody is counted, in the statement that drops the changes: one snapshot, so nothing counts twice.
 */
export async function countPlaces(tx: Tx): Promise<void> {
  const { rows } = await sql<{ begun: boolean }>`select exists (select from place_counts) as begun`.execute(tx);
  await (rows[0]!.begun ? ADD_CHANGES : COUNT_ALL).execute(tx);
}

const ADD_CHANGES = sql`
  with gone as (delete from place_changes returning place, change)
  insert into place_counts as kept (place, people)
  select place, sum(change) from gone group by place
  on conflict (place) do update set people = kept.people + excluded.people`;

const COUNT_ALL = sql`
  with gone as (delete from place_changes)
  insert into place_counts (place, people)
  select place_of(address), count(*) from users where signed_up_at is not null and left_at is null group by 1`;
