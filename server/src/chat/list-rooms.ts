import { type ChatRoomRow, LIST_LIMIT, type RoomId, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { type Page, pageOf, readCursor } from '../http/cursor';
import type { KnownRows } from './known-rows';
import { overBy } from './over-condition';
import { type ReadRow, selectRoomRows, wireRow } from './room-rows';
import { isReadAnew, isSameVersion, selectVersions } from './room-versions';

type Lister = Pick<Deps, 'db' | 'now'> & { known: KnownRows };

/** The user's rooms, latest message first; only those that are over, or all but those. */
export async function listRooms(
  deps: Lister,
  userId: UserId,
  { limit = LIST_LIMIT, cursor, over }: Page & { over?: boolean | undefined },
): Promise<{ rooms: ChatRoomRow[]; next: string | null }> {
  const after = readCursor(cursor);
  const beyond = after
    ? sql`and (coalesce(r.last_message_at, r.created_at), r.id) < (${after.at}::timestamptz, ${after.id})`
    : sql``;
  const at = deps.now();
  const which = over === undefined ? sql`` : over ? sql`and ${overBy(at)}` : sql`and not ${overBy(at)}`;
  const rest = sql`${which} ${beyond} order by coalesce(r.last_message_at, r.created_at) desc, r.id desc limit ${limit + 1}`;
  const rows = await readRows(deps, userId, rest);
  const { shown, next } = pageOf(rows, limit, ({ sortedAt, id }) => ({ at: sortedAt, id }));
  return { rooms: shown.map((row) => wireRow(row, at)), next };
}

/** Of known rows only the versions are asked for. */
async function readRows({ db, known }: Lister, userId: UserId, rest: ReturnType<typeof sql>): Promise<ReadRow[]> {
  const own = sql`where p.user_id = ${userId} and p.left_at is null`;
  const before = known.of(userId);
  if (!before) {
    const rows = await selectRoomRows(db, sql`${own} ${rest}`);
    known.keep(userId, rows);
    return rows;
  }
  const versions = await selectVersions(db, userId, sql`${own} ${rest}`);
  const current = new Map<RoomId, ReadRow>();
  for (const room of versions) {
    const row = before.get(room.id);
    if (row && !isReadAnew(room) && isSameVersion(row, room)) current.set(room.id, row);
  }
  const changed = versions.flatMap(({ id }) => (current.has(id) ? [] : id));
  if (changed.length > 0) {
    const read = await selectRoomRows(db, sql`${own} and p.board_id = any(${changed}::bigint[])`);
    for (const row of read) current.set(row.id, row);
    known.keep(userId, new Map([...before, ...current]).values());
  }
  return versions.flatMap(({ id }) => current.get(id) ?? []);
}
