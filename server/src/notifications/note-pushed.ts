import { sql } from 'kysely';
import type { Deps } from '../deps';

/** The entries are not pushed again. `isTaken`: a push service took them; the first time counts. */
export async function notePushed(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ids: readonly number[],
  isTaken: boolean,
): Promise<void> {
  const at = now();
  await db
    .updateTable('notifications')
    .set({ pushedAt: at, ...(isTaken && { reachedAt: sql<Date>`coalesce(reached_at, ${at})` }) })
    .where('id', 'in', ids)
    .execute();
}
