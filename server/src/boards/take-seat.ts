import type { BoardId, ParticipantId, UserId } from '@mungchi/contract';
import { announceRow } from '../chat/announce';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';

/** Adds a member to a locked group purchase. The leader, who buys, counts as paid from the start. */
export async function takeSeat(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  userId: UserId,
  boardId: BoardId,
  { role, at }: { role: 'LEADER' | 'FOLLOWER'; at: Date },
): Promise<ParticipantId> {
  const paidAt = role === 'LEADER' ? at : null;
  const { id } = await tx
    .insertInto('participants')
    .values({ boardId, userId, role, joinedAt: at, paidAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  announceRow(deps, tx, userId, boardId);
  return id;
}
