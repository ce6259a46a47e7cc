import type { ParticipantId } from '@mungchi/contract';
import type { ParticipantRow } from '../db/rows';
import type { Tx } from '../db/schema';

type Receipt = Pick<
  ParticipantRow,
  'handedAt' | 'noShowAt' | 'confirmBy' | 'confirmWarnedFor' | 'confirmWarnedAt' | 'confirmWarnings' | 'receiptAskedAt'
>;

/** Keeps the leader's word about a follower, its clock, and what was told of it. What they mean is the others' affair. */
export async function noteReceived(tx: Tx, participantId: ParticipantId, receipt: Partial<Receipt>): Promise<void> {
  await tx.updateTable('participants').set(receipt).where('id', '=', participantId).execute();
}
