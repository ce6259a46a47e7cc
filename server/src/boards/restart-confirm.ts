import { eveningAfter, type ParticipantId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** The time of a word alone: nobody has less than after a meeting. */
const HOURS = 168;

/** The leader's word about a follower counts from now on; what was told of an earlier date is forgotten. */
export async function restartConfirm(tx: Tx, participantId: ParticipantId, at: Date): Promise<void> {
  const unwarned = { confirmWarnedFor: null, confirmWarnedAt: null, confirmWarnings: 0 };
  const confirmBy = eveningAfter(at, HOURS);
  await tx
    .updateTable('participants')
    .set({ confirmBy, ...unwarned })
    .where('id', '=', participantId)
    .execute();
}
