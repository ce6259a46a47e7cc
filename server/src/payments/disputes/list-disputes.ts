import type { Dispute, RoomId, UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { readDisputes } from './dispute-rows';

/** A follower’s own, the leader’s all: who complains is nobody else's matter. */
export async function listDisputes({ db }: Deps, userId: UserId, roomId: RoomId): Promise<Dispute[]> {
  const board = await db.selectFrom('boards').select('id').where('id', '=', roomId).executeTakeFirst();
  if (!board) throw new Refusal('ROOM_NOT_FOUND');
  const me = await db
    .selectFrom('seated')
    .select(['id', 'role'])
    .where('boardId', '=', roomId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!me) throw new Refusal('NOT_A_MEMBER');
  return readDisputes(db, roomId, { participantId: me.role === 'LEADER' ? undefined : me.id });
}
