import type { ParticipantId, RoomId, UserId } from '@mungchi/contract';
import { lockRoomAs } from '../boards/lock-board';
import { holdPresent } from '../db/lock-writer';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal, refuseIf } from '../refusal';
import { decidePacking } from './packing-rules';

/** The leader's word to themselves about a member's share; an empty one takes it away. The same again changes nothing. */
export async function savePackingNote(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  roomId: RoomId,
  targetId: ParticipantId,
  note: string,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const isThere = await holdBoth(tx, userId, targetId);
    const { board, members, me } = await lockRoomAs(tx, userId, roomId);
    refuseIf(decidePacking(board.stage, me.role));
    if (!isThere || !members.some(({ id }) => id === targetId)) throw new Refusal('PARTICIPANT_NOT_FOUND');
    if (note === '') {
      await tx.deleteFrom('packingNotes').where('participantId', '=', targetId).execute();
      return;
    }
    const row = { note, updatedAt: deps.now() };
    await tx
      .insertInto('packingNotes')
      .values({ participantId: targetId, ...row })
      .onConflict((conflict) => conflict.column('participantId').doUpdateSet(row))
      .execute();
  });
}

/** Nothing is noted of somebody who leaves the service in this moment, nor by them. False: the one meant is gone. */
async function holdBoth(tx: Tx, userId: UserId, targetId: ParticipantId): Promise<boolean> {
  const target = await tx.selectFrom('participants').select('userId').where('id', '=', targetId).executeTakeFirst();
  const here = await holdPresent(tx, [userId, ...(target ? [target.userId] : [])]);
  if (!here.has(userId)) throw new Refusal('LOGIN_REQUIRED');
  return target !== undefined && here.has(target.userId);
}
