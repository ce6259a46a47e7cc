import { type ChatRoomRow, LIST_LIMIT, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { type Page, pageOf, readCursor } from '../http/cursor';
import { overBy } from './over-condition';
import { selectRoomRows } from './room-rows';

/** The user's rooms, latest message first; only those that are over, or all but those. */
export async function listRooms(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  { limit = LIST_LIMIT, cursor, over }: Page & { over?: boolean | undefined },
): Promise<{ rooms: ChatRoomRow[]; next: string | null }> {
  const after = readCursor(cursor);
  const beyond = after
    ? sql`and (coalesce(r.last_message_at, r.created_at), r.id) < (${after.at}::timestamptz, ${after.id})`
    : sql``;
  const at = now();
  const which = over === undefined ? sql`` : over ? sql`and ${overBy(at)}` : sql`and not ${overBy(at)}`;
  const rows = await selectRoomRows(
    db,
    at,
    sql`where p.user_id = ${userId} ${which} ${beyond}
      order by coalesce(r.last_message_at, r.created_at) desc, r.id desc limit ${limit + 1}`,
  );
  const { shown, next } = pageOf(rows, limit, ({ sortedAt, row }) => ({ at: sortedAt, id: row.id }));
  return { rooms: shown.map(({ row }) => row), next };
}
