import { type RoomId, STAGE_LABELS, type UserId } from '@mungchi/contract';
import { lockRoomAs } from '../boards/lock-board';
import { markReceived } from '../boards/mark-received';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { refuseIf } from '../refusal';
import { announceRoom } from './announce-room';
import { Unconfirmed } from './confirm-booked';
import { handOver } from './hand-over';
import { decideTrade, isLastToReceive } from './trade-rules';

/** Fallback in case this process does not finish. */
const JOB_AFTER_MS = 5_000;

/** A follower confirms receipt; the last one triggers the payout to the leader. */
export async function completeTrade(deps: Deps, userId: UserId, roomId: RoomId) {
  const { board, isLast } = await transact(deps.db, async (tx) => {
    const { board, members, me } = await lockRoomAs(tx, userId, roomId);
    refuseIf(decideTrade(board.stage, me.role, me.receivedAt !== null));
    const at = deps.now();
    await markReceived(tx, me.id, at);
    await announceRoom(deps, tx, roomId);
    const isLast = isLastToReceive(members, me.id);
    if (isLast) {
      const runAt = new Date(at.getTime() + JOB_AFTER_MS);
      const waiting = { key: `hand-over ${roomId}`, runAt, maxAttempts: 1000 };
      await deps.jobs.add(tx, 'payments.hand-over', { boardId: roomId }, waiting);
    }
    faultPoint('receive.before-commit');
    return { board, isLast };
  });
  faultPoint('receive.committed');
  const stage = isLast ? await handOverNow(deps, roomId, userId) : board.stage;
  return { stage, status: STAGE_LABELS[stage] };
}

/** The confirmation stands whether or not the provider answers. */
async function handOverNow(deps: Deps, roomId: RoomId, userId: UserId) {
  try {
    return await handOver(deps, roomId, userId);
  } catch (error) {
    if (!(error instanceof Unconfirmed)) throw error;
    deps.log.warn({ err: error, roomId }, 'a hand-over waits');
    return 'PURCHASED' as const;
  }
}
