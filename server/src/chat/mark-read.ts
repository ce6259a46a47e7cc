import type { RoomId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { CHAT_CHANNEL, listLine } from './announce';
import { countUnreadMessages } from './room-rows';

/** Moves the read mark forward, at most to the newest message, and never back. */
export async function markRead(
  { db, bus }: Pick<Deps, 'db' | 'bus'>,
  userId: UserId,
  roomId: RoomId,
  seq?: number,
): Promise<{ readSeq: number; unreadCount: number }> {
  const { rows } = await sql<{ readSeq: number }>`${PREPARED}
    insert into room_reads as mark (participant_id, read_seq)
    select p.id, least(${seq ?? null}::bigint, r.last_seq) from seated p join chat_rooms r on r.id = p.board_id
    where r.id = ${roomId} and p.user_id = ${userId}
    on conflict (participant_id) do update set read_seq = greatest(mark.read_seq, excluded.read_seq)
    returning mark.read_seq`.execute(db);
  const mark = rows[0];
  if (!mark) throw new Refusal((await roomExists(db, roomId)) ? 'NOT_A_MEMBER' : 'ROOM_NOT_FOUND');
  bus.publish(CHAT_CHANNEL, [listLine(userId, roomId)]);
  return { readSeq: mark.readSeq, unreadCount: await countUnreadMessages(db, userId, roomId) };
}

async function roomExists(db: Deps['db'], roomId: RoomId): Promise<boolean> {
  return (await db.selectFrom('chatRooms').select('id').where('id', '=', roomId).executeTakeFirst()) !== undefined;
}
