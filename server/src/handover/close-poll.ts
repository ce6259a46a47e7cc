import type { PollId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** `picked` null: it ended by itself, or an appointment was made without it. The room is locked. */
export async function closePoll(tx: Tx, pollId: PollId, picked: number | null, at: Date): Promise<void> {
  await tx.updateTable('timePolls').set({ closedAt: at, picked }).where('id', '=', pollId).execute();
}
