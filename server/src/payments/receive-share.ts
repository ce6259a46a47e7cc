import type { RoomId, Stage, UserId } from '@mungchi/contract';
import type { LockedRoom } from '../boards/lock-board';
import { markReceived } from '../boards/seats/mark-seat';
import type { ParticipantRow, ReceivedHow } from '../db/rows';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { announceRoom } from './announce-room';
import { FOR_VISITOR, Unconfirmed } from './confirm-booked';
import { creditLeader } from './credit-leader';
import { finishWhenSettled } from './finish-when-settled';

/** A follower of a locked room has received; whether with them everybody has, so that the money is due. */
export async function receiveShare(
  deps: Deps,
  tx: Tx,
  { board }: Pick<LockedRoom, 'board'>,
  who: Pick<ParticipantRow, 'id'>,
  how: ReceivedHow,
): Promise<boolean> {
  await markReceived(tx, who.id, how, deps.now());
  await announceRoom(deps, tx, board.id);
  return finishWhenSettled(deps, tx, board.id);
}

/** That it was received stands whether or not the provider answers; the job goes on asking. */
export async function creditNow(deps: Deps, roomId: RoomId, causedBy?: UserId): Promise<Stage> {
  try {
    return await creditLeader(deps, roomId, causedBy, FOR_VISITOR);
  } catch (error) {
    if (!(error instanceof Unconfirmed)) throw error;
    deps.log.warn({ err: error, roomId }, 'a credit waits');
    return 'PURCHASED';
  }
}
