import type { BoardId, ParticipantId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { leaderFree, writeMovement } from '../ledger/ledger-rows';

type Loss = { id: number; boardId: BoardId };

/** Of money lost after the hand-over an operator may take back from the leader, up to what the leader has of that room. */
export async function recoverLoss(
  deps: Deps,
  tx: Tx,
  { id, boardId }: Loss,
  leaderId: ParticipantId,
  amount: number,
): Promise<void> {
  const back = Math.min(amount, await leaderFree(tx, boardId));
  if (back <= 0) return;
  const reference = await nextReference(tx, id, boardId);
  const movement = { reference, boardId, participantId: leaderId, amount: back, at: deps.now() };
  await writeMovement(tx, { kind: 'RECOVERY', ...movement });
}

/** A payment can be lost in parts: its case opens again, and each end of it is a movement of its own. */
async function nextReference(tx: Tx, id: number, boardId: BoardId): Promise<string> {
  const earlier = await tx
    .selectFrom('ledgerSets')
    .select('reference')
    .where('boardId', '=', boardId)
    .where('kind', '=', 'RECOVERY')
    .execute();
  const first = `case ${id}`;
  const count = earlier.filter(({ reference }) => reference === first || reference.startsWith(`${first} `)).length;
  return count === 0 ? first : `${first} ${count + 1}`;
}
