import type { BoardId, ParticipantId, UserId } from '@mungchi/contract';
import { announceRow } from '../chat/announce';
import type { AgreedTerms, Tx } from '../db/schema';
import type { Deps } from '../deps';

type NewSeat = { role: 'LEADER' | 'FOLLOWER'; at: Date; payBy?: Date | null; agreed?: AgreedTerms | null };

const AS_NEW = {
  paidAt: null,
  receivedAt: null,
  seats: 1,
  payRemindedFor: null,
  payRemindedAt: null,
  payReminders: 0,
  nudgedAt: null,
  handingOnAt: null,
  leftAt: null,
  leftWhy: null,
  askedUntil: null,
};

/**
 * Adds a member to a locked group purchase. The leader, who buys, counts as paid from the start. Who was a member before
 * gets the old row back as if it were new.
 */
export async function takeSeat(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  userId: UserId,
  boardId: BoardId,
  { role, at, payBy = null, agreed = null }: NewSeat,
): Promise<ParticipantId> {
  const paidAt = role === 'LEADER' ? at : null;
  const seat = { payBy, agreed: agreed && JSON.stringify(agreed) };
  const { id } = await tx
    .insertInto('participants')
    .values({ boardId, userId, role, joinedAt: at, paidAt, ...seat })
    .onConflict((conflict) => conflict.columns(['boardId', 'userId']).doUpdateSet({ ...AS_NEW, joinedAt: at, ...seat }))
    .returning('id')
    .executeTakeFirstOrThrow();
  announceRow(deps, tx, userId, boardId);
  return id;
}
