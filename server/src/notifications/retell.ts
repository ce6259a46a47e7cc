import { ownNotifications, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import { afterCommit } from '../db/transaction';
import type { Deps } from '../deps';
import { INBOX_COLUMNS, type InboxRow, wireNotification } from './notification-rows';

/** What was announced has come: its entry says so from now on, instead of a second one. False when the entry is gone. */
export async function retell(
  { live }: Pick<Deps, 'live'>,
  tx: Tx,
  userId: UserId,
  { key, title }: { key: string; title: string },
): Promise<boolean> {
  const { rows } = await sql<InboxRow>`
    with n as (update notifications set title = ${title} where user_id = ${userId} and dedup_key = ${key} returning *)
    select ${INBOX_COLUMNS} from n`.execute(tx);
  afterCommit(tx, () => {
    for (const row of rows) live.publish(ownNotifications, { userId }, wireNotification(row));
  });
  return rows.length > 0;
}
