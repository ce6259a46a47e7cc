import { ownNotifications, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import { afterCommit } from '../db/transaction';
import type { Deps } from '../deps';
import type { Entry } from './entries';
import { INBOX_COLUMNS, type InboxRow, wireNotification } from './notification-rows';

/** What an entry told of is gone: it has other words from now on, and what was not pushed yet counts as read and is not pushed. */
export async function rewriteEntry(
  { live, now }: Pick<Deps, 'live' | 'now'>,
  tx: Tx,
  userId: UserId,
  { key, title, body, path }: Pick<Entry, 'key' | 'title' | 'body' | 'path'>,
): Promise<void> {
  const { rows } = await sql<InboxRow>`
    with n as (
      update notifications set title = ${title}, body = ${body}, path = ${path},
        read_at = case when pushed_at is null then coalesce(read_at, ${now()}::timestamptz) else read_at end
      where user_id = ${userId} and dedup_key = ${key} returning *)
    select ${INBOX_COLUMNS} from n`.execute(tx);
  afterCommit(tx, () => {
    for (const row of rows) live.publish(ownNotifications, { userId }, wireNotification(row));
  });
}
