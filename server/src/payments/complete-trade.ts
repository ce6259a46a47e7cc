import { STAGE_LABELS } from '@mungchi/contract';
import { advanceStage } from '../boards/advance-stage';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { announceRoom } from './announce-room';
import { heldBy, writeMovement } from './ledger-rows';
import { assertNot, lockRoom } from './lock-room';
import { isLastToReceive, refuseTrade } from './trade-rules';

/** A follower has received the share; with the last one the purchase is done and the money goes to the leader. */
export async function completeTrade(deps: Deps, userId: number, roomId: number) {
  return transact(deps.db, async (tx) => {
    const { board, members, me } = await lockRoom(tx, roomId, userId);
    assertNot(refuseTrade(board.stage, me.role, me.receivedAt !== null));
    const at = deps.now();
    await tx.updateTable('participants').set({ receivedAt: at }).where('id', '=', me.id).execute();
    await announceRoom(deps, tx, roomId);

    if (!isLastToReceive(members, me.id)) return { stage: board.stage, status: STAGE_LABELS[board.stage] };
    const leader = members.find((member) => member.role === 'LEADER')!;
    const amount = await heldBy(tx, roomId);
    if (amount > 0) {
      await writeMovement(tx, {
        kind: 'HAND_OVER',
        reference: `board ${roomId}`,
        boardId: roomId,
        participantId: leader.id,
        amount,
        at,
      });
    }
    const { stage } = await advanceStage(deps, tx, board, 'everyone-received', at);
    faultPoint('hand-over.before-commit');
    return { stage, status: STAGE_LABELS[stage] };
  });
}
