import { ownNotifications, type Seen, type UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { INBOX_COLUMNS, type InboxRow, wireNotification } from './notification-rows';

/** Some, all up to one, those seen on a screen, or all. */
type Which = { ids: number[] } | { upTo: number } | { seen: Seen | null } | 'all';

/** Marks as read what fits `which`, and hints the person's other screens at it. */
export async function readNotifications(
  { db, live, now }: Pick<Deps, 'db' | 'live' | 'now'>,
  userId: UserId,
  which: Which,
): Promise<void> {
  const { rows } = await sql<InboxRow>`${PREPARED}
    with n as (
      update notifications set read_at = ${now()}::timestamptz
      where user_id = ${userId} and read_at is null and ${fits(which)}
      returning *
    )
    select ${INBOX_COLUMNS} from n order by n.id desc limit 1`.execute(db);
  for (const newest of rows) live.publish(ownNotifications, { userId }, wireNotification(newest));
}

function fits(which: Which): RawBuilder<unknown> {
  if (which === 'all') return sql`true`;
  if ('ids' in which) return sql`id = any(${which.ids}::bigint[])`;
  if ('upTo' in which) return sql`id <= ${which.upTo}`;
  const { seen } = which;
  if (seen === null) return sql`false`;
  const of = 'path' in seen ? sql`path = ${seen.path}` : sql`board_id = ${seen.boardId}`;
  return sql`${of} and kind = any(${seen.kinds}::text[])`;
}
