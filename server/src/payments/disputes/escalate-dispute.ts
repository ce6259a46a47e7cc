import type { LockedRoom } from '../../boards/lock-board';
import type { DisputeRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { disputeEscalated } from '../../notifications/dispute-entries';
import { notify } from '../../notifications/notify';
import { announceRoom } from '../announce-room';

/** What the two cannot end is an operator's; both are told. */
export async function escalateDispute(
  deps: Deps,
  tx: Tx,
  { board, members }: LockedRoom,
  { id, participantId }: DisputeRow,
): Promise<void> {
  const change = { state: 'ESCALATED', escalatedAt: deps.now() } as const;
  await tx.updateTable('disputes').set(change).where('id', '=', id).execute();
  const both = members.filter((member) => member.role === 'LEADER' || member.id === participantId);
  await notify(
    deps,
    tx,
    both.map(({ userId }) => ({ userId, ...disputeEscalated(board, id) })),
  );
  await announceRoom(deps, tx, board.id);
}
