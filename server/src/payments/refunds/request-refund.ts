import type { BoardId, ParticipantId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { paymentBalanceOf } from '../ledger/ledger-rows';
import { leftOf, type RefundReason } from './refund-rules';

export type RefundRequest = {
  impUid: string;
  boardId: BoardId;
  participantId: ParticipantId;
  amount: number;
  reason: RefundReason;
  /** What it is for; the same one again is the same refund. */
  occasion: 'cancel' | 'stray' | 'mismatch' | 'lost' | `dispute ${number}` | `receipt ${number}`;
};

/**
 * Records a refund request in the caller's transaction, under the lock of the room; a job carries it out. At most what is
 * left of the payment; returns what was promised.
 */
export async function requestRefund({ jobs, now }: Deps, tx: Tx, request: RefundRequest): Promise<number> {
  const amount = Math.min(request.amount, await limitOf(tx, request));
  if (amount === 0) return 0;
  const refund = await tx
    .insertInto('refunds')
    .values({ ...request, amount, createdAt: now(), doneAt: null })
    .onConflict((conflict) => conflict.columns(['impUid', 'occasion']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!refund) return 0;
  await jobs.add(tx, 'payments.refund', { refundId: refund.id }, { key: `refund ${refund.id}`, maxAttempts: 1000 });
  return amount;
}

/** Money that never came into the books goes back as it came. */
async function limitOf(tx: Tx, { reason, boardId, impUid }: RefundRequest): Promise<number> {
  if (reason === 'STRAY' || reason === 'MISMATCH') return Number.POSITIVE_INFINITY;
  return leftOf(await paymentBalanceOf(tx, boardId, impUid));
}
