import type { ChatRoom, RoomId, UserId } from '@mungchi/contract';
import { tellBoard } from '../boards/announce-board';
import { lockRoomAs } from '../boards/lock-board';
import { setPin } from '../chat/pin';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal, refuseIf } from '../refusal';
import { isClosed } from './closed-rules';
import { decidePin } from './pin-rules';
import { findRoom, pinnedOf } from './room-queries';

/** The leader's notice: one at a time, null for none. Nothing is posted; a hint goes only where it changed. */
export async function pinMessage(
  deps: Pick<Deps, 'db' | 'now' | 'bus' | 'live'>,
  userId: UserId,
  roomId: RoomId,
  seq: number | null,
): Promise<{ pinned: ChatRoom['pinned'] }> {
  await transact(deps.db, async (tx) => {
    const { board, me } = await lockRoomAs(tx, userId, roomId);
    if (me.role !== 'LEADER') throw new Refusal('NOT_LEADER');
    if (isClosed(board, deps.now())) throw new Refusal('ROOM_CLOSED');
    if (seq !== null) {
      const message = await tx
        .selectFrom('messages')
        .select(['type', 'participantId', 'hiddenAt', 'deletedAt'])
        .where('roomId', '=', roomId)
        .where('seq', '=', seq)
        .executeTakeFirst();
      refuseIf(decidePin(message, me.id));
    }
    if (await setPin(tx, roomId, seq, deps.now())) tellBoard(deps, tx, board);
  });
  return { pinned: pinnedOf(await findRoom(deps.db, userId, roomId, deps.now())) };
}
