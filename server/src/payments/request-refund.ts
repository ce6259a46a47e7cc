import type { BoardId, ParticipantId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import type { RefundReason } from './refund-rules';

export type RefundRequest = {
  impUid: string;
  boardId: BoardId;
  participantId: ParticipantId;
  amount: number;
  reason: RefundReason;
};

/** Records a refund request in the caller's transaction; a job carries it out. A payment is refunded at most once. */
export async function requestRefund({ jobs, now }: Deps, tx: Tx, request: RefundRequest): Promise<void> {
  const refund = await tx
    .insertInto('refunds')
    .values({ ...request, createdAt: now(), doneAt: null })
    .onConflict((conflict) => conflict.column('impUid').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (refund)
    await jobs.add(tx, 'payments.refund', { refundId: refund.id }, { key: `refund ${refund.id}`, maxAttempts: 1000 });
}
