import type { BoardId, UserId } from '@mungchi/contract';
import { lockRoomOf } from '../../boards/lock-board';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { requestRefund } from './request-refund';

type Stray = { impUid: string; boardId: BoardId | null; userId: UserId | null; amount: number };

/** Gives a payment back that fits nothing. Never one that is somebody's booked share: that goes back by its own way. */
export async function refundTrouble(deps: Deps, tx: Tx, { impUid, boardId, userId, amount }: Stray): Promise<void> {
  if (boardId === null || userId === null || amount <= 0) throw new Refusal('BAD_REQUEST');
  const { me } = await lockRoomOf(tx, userId, boardId);
  const booked = await tx.selectFrom('orders').select('id').where('impUid', '=', impUid).executeTakeFirst();
  if (booked) throw new Refusal('BAD_REQUEST');
  const stray = { impUid, boardId, participantId: me.id, amount, reason: 'MISMATCH' } as const;
  await requestRefund(deps, tx, stray);
}
