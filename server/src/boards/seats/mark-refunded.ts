import type { ParticipantId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';

/** Records that all of a follower's money is back or on its way: there is nothing to wait for any more. */
export async function markRefunded(tx: Tx, participantId: ParticipantId, at: Date): Promise<void> {
  await tx
    .updateTable('participants')
    .set({ refundedAt: at, confirmBy: null })
    .where('id', '=', participantId)
    .execute();
}
