import type { RoomId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';

/** Why a user may not enter a room: it does not exist, or the user is not a member. */
export async function entryRefusal(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  roomId: RoomId,
): Promise<'ROOM_NOT_FOUND' | 'NOT_A_MEMBER' | null> {
  const { rows } = await sql<{ participantId: number | null }>`${PREPARED}
    select p.id as participant_id from chat_rooms r
    left join seated p on p.board_id = r.id and p.user_id = ${userId} where r.id = ${roomId}`.execute(db);
  const room = rows[0];
  if (!room) return 'ROOM_NOT_FOUND';
  return room.participantId === null ? 'NOT_A_MEMBER' : null;
}
