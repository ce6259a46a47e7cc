import { type ChatRoomRow, LIST_LIMIT } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';

import { selectRoomRows } from './room-rows';

/** The user's rooms, latest message first. The cursor is the sort key of the last row. */
export async function listRooms(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  { limit = LIST_LIMIT, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ rooms: ChatRoomRow[]; next: string | null }> {
  const after = readCursor(cursor);
  const beyond = after
    ? sql`and (coalesce(r.last_message_at, r.created_at), r.id) < (${after.at}::timestamptz, ${after.id})`
    : sql``;
  const rows = await selectRoomRows(
    db,
    sql`where p.user_id = ${userId} ${beyond}
      order by coalesce(r.last_message_at, r.created_at) desc, r.id desc limit ${limit + 1}`,
  );
  const rooms = rows.slice(0, limit).map(({ row }) => row);
  const last = rooms.at(-1);
  const next = rows.length > limit && last?.lastMessageTime ? `${last.lastMessageTime}_${last.id}` : null;
  return { rooms, next };
}

function readCursor(cursor: string | undefined): { at: string; id: number } | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,15})$/.exec(cursor ?? '') ?? [];
  return at && id && !Number.isNaN(Date.parse(at)) ? { at, id: Number(id) } : null;
}
