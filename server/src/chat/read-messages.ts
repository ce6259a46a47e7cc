import { CHAT_FIRST_PAGE, CHAT_PAGE_MAX, type ChatMessage, type RoomId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { isAfter, isBefore, selectMessages } from './message-rows';

export type MessagePage = { before?: Date | undefined; after?: Date | undefined; size?: number | undefined };

/** The newest ones, those before an instant, or (for filling a gap) those after one; always oldest first. */
export async function readMessages(
  db: Db,
  roomId: RoomId,
  { before, after, size }: MessagePage,
): Promise<ChatMessage[]> {
  const older = before ? sql`and ${isBefore(roomId, before)}` : sql``;
  if (after) {
    const limit = size ?? CHAT_PAGE_MAX;
    return selectMessages(
      db,
      sql`where m.room_id = ${roomId} and ${isAfter(roomId, after)} ${older} order by m.seq limit ${limit}`,
    );
  }
  const limit = size ?? CHAT_FIRST_PAGE;
  const newest = await selectMessages(db, sql`where m.room_id = ${roomId} ${older} order by m.seq desc limit ${limit}`);
  return newest.reverse();
}
