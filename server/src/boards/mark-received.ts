import type { ParticipantId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** Records that a follower has received the goods. */
export async function markReceived(tx: Tx, participantId: ParticipantId, at: Date): Promise<void> {
  await tx.updateTable('participants').set({ receivedAt: at }).where('id', '=', participantId).execute();
}
