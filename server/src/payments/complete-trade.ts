import { type DisputeId, type RoomId, STAGE_LABELS, type UserId } from '@mungchi/contract';
import { lockRoomAs } from '../boards/lock-board';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { handoverCodeOf } from '../handover/handover-code';
import { Refusal, refuseIf } from '../refusal';
import { openDisputes } from './open-disputes';
import { creditNow, receiveShare } from './receive-share';
import { decideTrade, isSettled } from './trade-rules';

/** A follower has received, by a press or by the code that the leader shows; the last one triggers the payout. */
export async function completeTrade(deps: Deps, userId: UserId, roomId: RoomId, code?: string) {
  const { board, isLast } = await transact(deps.db, async (tx) => {
    const { me, ...room } = await lockRoomAs(tx, userId, roomId);
    const open = (await openDisputes(tx, roomId)).get(me.id);
    refuseIf(decideTrade(room.board.stage, me.role, isSettled(me), open?.kind ?? null));
    const isRight = deps.keys.handover.accepted().some((key) => code === handoverCodeOf(key, roomId));
    if (code !== undefined && !isRight) throw new Refusal('CODE_WRONG');
    if (open) await endStalled(tx, open.id, deps.now());
    const isLast = await receiveShare(deps, tx, room, me, code === undefined ? 'PRESS' : 'CODE');
    faultPoint('receive.before-commit');
    return { board: room.board, isLast };
  });
  faultPoint('receive.committed');
  const stage = isLast ? await creditNow(deps, roomId, userId) : board.stage;
  return { stage, status: STAGE_LABELS[stage] };
}

/** Silence opened the case; the follower's own word ends it. */
async function endStalled(tx: Tx, disputeId: DisputeId, endedAt: Date): Promise<void> {
  await tx.updateTable('disputes').set({ state: 'WITHDRAWN', endedAt }).where('id', '=', disputeId).execute();
}
