import type { Tx } from '../db/schema';
import { type Announcer, announceAfterCommit, listLine } from './announce';

/** The leader, who buys, counts as paid from the start. */
export async function addMember(
  deps: Announcer,
  tx: Tx,
  { roomId, userId, role, at }: { roomId: number; userId: number; role: 'LEADER' | 'FOLLOWER'; at: Date },
): Promise<number> {
  const paidAt = role === 'LEADER' ? at : null;
  const { id } = await tx
    .insertInto('participants')
    .values({ boardId: roomId, userId, role, joinedAt: at, paidAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  announceAfterCommit(deps, tx, listLine(userId, roomId));
  return id;
}
