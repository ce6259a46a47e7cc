import type { ParticipantId } from '@mungchi/contract';
import type { ReceivedHow } from '../../db/rows';
import type { Tx } from '../../db/schema';

/** Records that a follower has received the goods, and how that came about. */
export async function markReceived(
  tx: Tx,
  participantId: ParticipantId,
  receivedHow: ReceivedHow,
  at: Date,
): Promise<void> {
  await tx.updateTable('participants').set({ receivedAt: at, receivedHow }).where('id', '=', participantId).execute();
}
