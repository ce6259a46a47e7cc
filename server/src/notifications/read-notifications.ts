import { type BoardId, ownNotifications, type UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../deps';
import { INBOX_COLUMNS, type InboxRow, wireNotification } from './notification-rows';

type Which = { id?: number | undefined; upTo?: number | undefined; boardId?: BoardId | undefined };

/** Marks as read what fits `which`, and hints the person's other screens at it. */
export async function readNotifications(
  { db, live, now }: Pick<Deps, 'db' | 'live' | 'now'>,
  userId: UserId,
  { id, upTo, boardId }: Which,
): Promise<void> {
  const only = (condition: RawBuilder<unknown>, value: number | undefined) =>
    value === undefined ? sql`` : sql`and ${condition} ${value}`;
  const { rows } = await sql<InboxRow>`
    with n as (
      update notifications set read_at = ${now()}::timestamptz
      where user_id = ${userId} and read_at is null
        ${only(sql`id =`, id)} ${only(sql`id <=`, upTo)} ${only(sql`board_id =`, boardId)}
      returning *
    )
    select ${INBOX_COLUMNS} from n order by n.id desc limit 1`.execute(db);
  for (const newest of rows) live.publish(ownNotifications, { userId }, wireNotification(newest));
}
