import { type ChatRoomRow, LIST_LIMIT, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { type Page, pageOf, readCursor } from '../http/cursor';
import { selectRoomRows } from './room-rows';

/** The user's rooms, latest message first. */
export async function listRooms(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  { limit = LIST_LIMIT, cursor }: Page,
): Promise<{ rooms: ChatRoomRow[]; next: string | null }> {
  const after = readCursor(cursor);
  const beyond = after
    ? sql`and (coalesce(r.last_message_at, r.created_at), r.id) < (${after.at}::timestamptz, ${after.id})`
    : sql``;
  const rows = await selectRoomRows(
    db,
    now(),
    sql`where p.user_id = ${userId} ${beyond}
      order by coalesce(r.last_message_at, r.created_at) desc, r.id desc limit ${limit + 1}`,
  );
  const { shown, next } = pageOf(rows, limit, ({ sortedAt, row }) => ({ at: sortedAt, id: row.id }));
  return { rooms: shown.map(({ row }) => row), next };
}
