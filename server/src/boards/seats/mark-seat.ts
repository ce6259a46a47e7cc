import type { ParticipantId } from '@mungchi/contract';
import { PREPARED } from '../../db/prepared';
import type { ReceivedHow } from '../../db/rows';
import type { Tx } from '../../db/schema';

/** Records that a member's share is paid; the money itself is the payments' affair. */
export async function markPaid(tx: Tx, participantId: ParticipantId, at: Date): Promise<void> {
  const paid = tx.updateTable('participants').set({ paidAt: at, askedUntil: null }).where('id', '=', participantId);
  await paid.modifyEnd(PREPARED).execute();
}

/** The payment was lost at the provider: owed again, with a date of its own and no reminders yet. */
export async function markOwing(tx: Tx, participantId: ParticipantId, payBy: Date): Promise<void> {
  await tx.updateTable('participants').set({ paidAt: null, payBy }).where('id', '=', participantId).execute();
}

/** The payment was returned or reversed: the share is owed again. */
export async function markUnpaid(tx: Tx, participantId: ParticipantId): Promise<void> {
  await tx.updateTable('participants').set({ paidAt: null }).where('id', '=', participantId).execute();
}

/** Records that a follower has received the goods, and how that came about. */
export async function markReceived(
  tx: Tx,
  participantId: ParticipantId,
  receivedHow: ReceivedHow,
  at: Date,
): Promise<void> {
  await tx.updateTable('participants').set({ receivedAt: at, receivedHow }).where('id', '=', participantId).execute();
}

/** Records that all of a follower's money is back or on its way: there is nothing to wait for any more. */
export async function markRefunded(tx: Tx, participantId: ParticipantId, at: Date): Promise<void> {
  await tx
    .updateTable('participants')
    .set({ refundedAt: at, confirmBy: null })
    .where('id', '=', participantId)
    .execute();
}
