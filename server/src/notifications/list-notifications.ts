import { LIST_LIMIT, type Notification, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { type Page, pageOf, readCursor } from '../http/cursor';
import { INBOX_COLUMNS, type InboxRow, wireNotification } from './notification-rows';

/** A person's inbox, newest first. */
export async function listNotifications(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  { limit = LIST_LIMIT, cursor }: Page,
): Promise<{ items: Notification[]; next: string | null }> {
  const after = readCursor(cursor);
  const { rows } = await sql<InboxRow>`${PREPARED}
    select ${INBOX_COLUMNS} from notifications n
    where n.user_id = ${userId} ${after ? sql`and n.id < ${after.id}` : sql``}
    order by n.id desc limit ${limit + 1}`.execute(db);
  const { shown, next } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { items: shown.map(wireNotification), next };
}
