import { DAY_MS } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';

const READ_DAYS = 30;
const UNREAD_DAYS = 90;
/** Short transactions, however many there are: nobody's entry waits for its lock, and vacuum keeps up. */
const BATCH = 10_000;

/** Nobody scrolls back further. */
export async function clearInbox(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  signal: AbortSignal,
  batch = BATCH,
): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  let cleared = BigInt(batch);
  while (cleared === BigInt(batch) && !signal.aborted) {
    const { numAffectedRows } = await sql`
      delete from notifications where id in (
        select id from notifications
        where created_at < ${before(READ_DAYS)} and (read_at is not null or created_at < ${before(UNREAD_DAYS)})
        order by created_at limit ${batch})`.execute(db);
    cleared = numAffectedRows ?? 0n;
  }
}
