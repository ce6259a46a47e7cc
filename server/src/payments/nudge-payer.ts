import { type ParticipantId, type RoomId, shareOf, type UserId } from '@mungchi/contract';
import { announceBoard } from '../boards/announce-board';
import { lockRoomAs } from '../boards/lock-board';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { nudged } from '../notifications/seat-entries';
import { refuseIf } from '../refusal';
import { decideNudge } from './leader-rules';

/** The leader reminds one follower of the payment; nothing in the room. */
export async function nudgePayer(
  deps: Deps,
  userId: UserId,
  roomId: RoomId,
  targetParticipantId: ParticipantId,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { board, members, me } = await lockRoomAs(tx, userId, roomId);
    const target = members.find(({ id }) => id === targetParticipantId);
    const at = deps.now();
    refuseIf(decideNudge(board.stage, me.role, target, at));
    await tx.updateTable('participants').set({ nudgedAt: at }).where('id', '=', targetParticipantId).execute();
    await notify(deps, tx, [{ userId: target!.userId, ...nudged(board, shareOf(board, target!), at) }]);
    announceBoard(deps, tx, board);
  });
}
