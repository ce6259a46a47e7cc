import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { IS_UNREAD } from '../chat/room-rows';
import type { Db } from '../db/schema';

/** The number on the app's icon: unread notifications and rooms with something unread. */
export async function badgeOf(db: Db, userId: UserId): Promise<number> {
  const { rows } = await sql<{ badge: number }>`
    select (select count(*) from notifications where user_id = ${userId} and read_at is null)
      + (select count(*) from seated p join chat_rooms r on r.id = p.board_id
         where p.user_id = ${userId} and exists (select 1 from messages m where ${IS_UNREAD})) as badge`.execute(db);
  return rows[0]!.badge;
}
