import { DAY_MS, UNDO_DAYS, type UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';

/** How many slips this person has taken back lately, wherever. */
export function undoneLately(userId: UserId | null, now: Date): RawBuilder<number> {
  const since = new Date(now.getTime() - UNDO_DAYS * DAY_MS);
  return sql`(select count(*)::int from participants u where u.user_id = ${userId} and u.undone_at > ${since})`;
}
