import type { BoardId, UserId } from '@mungchi/contract';
import { cancelBoard } from '../../boards/cancel-board';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { cancelled } from '../../notifications/entries';
import { tellMembers } from '../../notifications/tell-members';
import { announceRoom } from '../announce-room';
import { refundEverybody } from './refund-everybody';

/** The leader cancels; refunds for everyone who has paid are requested in the same transaction. */
export async function cancelWithRefunds(deps: Deps, leaderId: UserId, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    await cancelBoard(deps, tx, leaderId, boardId);
    const payers = await refundEverybody(deps, tx, boardId);
    await announceRoom(deps, tx, boardId);
    await tellMembers(deps, tx, boardId, cancelled({ id: boardId }, payers), leaderId);
    faultPoint('cancel.before-commit');
  });
  faultPoint('cancel.committed');
}
