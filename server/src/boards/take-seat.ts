import { announceRow } from '../chat/announce';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';

/** Adds a member to a locked group purchase. The leader, who buys, counts as paid from the start. */
export async function takeSeat(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  userId: number,
  boardId: number,
  { role, at }: { role: 'LEADER' | 'FOLLOWER'; at: Date },
): Promise<number> {
  const paidAt = role === 'LEADER' ? at : null;
  const { id } = await tx
    .insertInto('participants')
    .values({ boardId, userId, role, joinedAt: at, paidAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  announceRow(deps, tx, userId, boardId);
  return id;
}
