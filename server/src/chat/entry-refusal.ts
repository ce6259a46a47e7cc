import type { ParticipantId, RoomId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';

/** Why a user may not enter a room: it does not exist, or the user is not a member. */
export async function entryRefusal(
  deps: Pick<Deps, 'db'>,
  userId: UserId,
  roomId: RoomId,
): Promise<'ROOM_NOT_FOUND' | 'NOT_A_MEMBER' | null> {
  const seat = await findSeat(deps, userId, roomId);
  return typeof seat === 'number' ? null : seat;
}

/** The user's seat in the room. */
export async function assertSeat(deps: Pick<Deps, 'db'>, userId: UserId, roomId: RoomId): Promise<ParticipantId> {
  const seat = await findSeat(deps, userId, roomId);
  if (typeof seat !== 'number') throw new Refusal(seat);
  return seat;
}

async function findSeat({ db }: Pick<Deps, 'db'>, userId: UserId, roomId: RoomId) {
  const { rows } = await sql<{ participantId: ParticipantId | null }>`${PREPARED}
    select p.id as participant_id from chat_rooms r
    left join seated p on p.board_id = r.id and p.user_id = ${userId} where r.id = ${roomId}`.execute(db);
  const room = rows[0];
  if (!room) return 'ROOM_NOT_FOUND';
  return room.participantId ?? 'NOT_A_MEMBER';
}
