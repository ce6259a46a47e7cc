import type { RoomId, Stage, UserId } from '@mungchi/contract';
import type { LockedRoom } from '../boards/lock-board';
import { markReceived } from '../boards/seats/mark-received';
import type { ParticipantRow, ReceivedHow } from '../db/rows';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { announceRoom } from './announce-room';
import { FOR_VISITOR, Unconfirmed } from './confirm-booked';
import { creditLeader } from './credit-leader';
import { openDisputes } from './open-disputes';
import { isLastToReceive } from './trade-rules';

/** Fallback in case this process does not finish. */
const JOB_AFTER_MS = 5_000;

/** A follower of a locked room has received; whether with them everybody has, so that the money is due. */
export async function receiveShare(
  deps: Deps,
  tx: Tx,
  { board, members }: Pick<LockedRoom, 'board' | 'members'>,
  who: Pick<ParticipantRow, 'id'>,
  how: ReceivedHow,
): Promise<boolean> {
  const at = deps.now();
  await markReceived(tx, who.id, how, at);
  await announceRoom(deps, tx, board.id);
  if (!isLastToReceive(members, who.id, await openDisputes(tx, board.id))) return false;
  const runAt = new Date(at.getTime() + JOB_AFTER_MS);
  const waiting = { key: `hand-over ${board.id}`, runAt, maxAttempts: 1000 };
  await deps.jobs.add(tx, 'payments.hand-over', { boardId: board.id }, waiting);
  return true;
}

/** The receipt stands whether or not the provider answers; the job goes on asking. */
export async function creditNow(deps: Deps, roomId: RoomId, causedBy?: UserId): Promise<Stage> {
  try {
    return await creditLeader(deps, roomId, causedBy, FOR_VISITOR);
  } catch (error) {
    if (!(error instanceof Unconfirmed)) throw error;
    deps.log.warn({ err: error, roomId }, 'a credit waits');
    return 'PURCHASED';
  }
}
