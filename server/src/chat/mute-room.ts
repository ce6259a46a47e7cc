import type { RoomId, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { refuseIf } from '../refusal';
import { CHAT_CHANNEL, listLine } from './announce';
import { entryRefusal } from './entry-refusal';

/** Whether a member is told by push of what is said in the room. The member's other screens see the change. */
export async function muteRoom(
  { db, bus, now }: Pick<Deps, 'db' | 'bus' | 'now'>,
  userId: UserId,
  roomId: RoomId,
  muted: boolean,
): Promise<{ muted: boolean }> {
  refuseIf(await entryRefusal({ db }, userId, roomId));
  await db
    .updateTable('participants')
    .set({ mutedAt: muted ? now() : null })
    .where('boardId', '=', roomId)
    .where('userId', '=', userId)
    .where('leftAt', 'is', null)
    .execute();
  bus.publish(CHAT_CHANNEL, [listLine(userId, roomId)]);
  return { muted };
}
