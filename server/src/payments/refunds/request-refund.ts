import type { BoardId, DisputeId, ParticipantId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { paymentBalanceOf } from '../ledger/ledger-rows';
import { leftOf, type RefundReason } from './refund-rules';

export type RefundRequest = {
  impUid: string;
  boardId: BoardId;
  participantId: ParticipantId;
  amount: number;
} & RefundCause;

/** Of a payment the same cause again is the same refund. */
type RefundCause =
  | { reason: Exclude<RefundReason, 'DISPUTE' | 'TRUE_UP'> }
  | { reason: 'DISPUTE'; disputeId: DisputeId }
  | { reason: 'TRUE_UP'; receiptId: number };

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
    .onConflict((conflict) => conflict.columns(['impUid', 'reason', 'disputeId', 'receiptId']).doNothing())
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
