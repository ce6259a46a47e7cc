import type { RoomId, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';

/** Why a user may not enter a room: it does not exist, or the user is not a member. */
export async function entryRefusal(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  roomId: RoomId,
): Promise<'ROOM_NOT_FOUND' | 'NOT_A_MEMBER' | null> {
  const room = await db
    .selectFrom('chatRooms')
    .leftJoin('seated', (join) => join.onRef('seated.boardId', '=', 'chatRooms.id').on('seated.userId', '=', userId))
    .select('seated.id as participantId')
    .where('chatRooms.id', '=', roomId)
    .executeTakeFirst();
  if (!room) return 'ROOM_NOT_FOUND';
  return room.participantId === null ? 'NOT_A_MEMBER' : null;
}
