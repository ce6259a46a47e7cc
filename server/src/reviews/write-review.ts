import type { ParticipantId, ReviewForm, RoomId, UserId } from '@mungchi/contract';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { reviewReceived } from '../notifications/entries';
import { notify } from '../notifications/notify';
import { Refusal } from '../refusal';
import { recomputeGauges } from './recompute-gauges';

export type ReviewOf = { roomId: RoomId; writerUserId: UserId; targetParticipantId: ParticipantId };

/** One member reviews another, after the room is completed. */
export async function writeReview(
  deps: Deps,
  { roomId, writerUserId, targetParticipantId }: ReviewOf,
  form: ReviewForm,
): Promise<void> {
  const { db, now } = deps;
  await transact(db, async (tx) => {
    const board = await tx
      .selectFrom('boards')
      .select(['id', 'stage', 'title'])
      .where('id', '=', roomId)
      .executeTakeFirst();
    if (!board) throw new Refusal('ROOM_NOT_FOUND');
    const members = await tx
      .selectFrom('seated')
      .select(['id', 'userId', 'role'])
      .where('boardId', '=', roomId)
      .where((eb) => eb.or([eb('userId', '=', writerUserId), eb('id', '=', targetParticipantId)]))
      .execute();
    const writer = members.find((member) => member.userId === writerUserId);
    const target = members.find((member) => member.id === targetParticipantId);
    if (!writer) throw new Refusal('NOT_A_MEMBER');
    if (board.stage !== 'COMPLETED') throw new Refusal('REVIEW_NOT_OPEN');
    if (!target) throw new Refusal('PARTICIPANT_NOT_FOUND');
    if (target.id === writer.id) throw new Refusal('SELF_REVIEW');

    const written = await tx
      .insertInto('reviews')
      .values({
        boardId: roomId,
        writerId: writer.id,
        targetId: target.id,
        targetUserId: target.userId,
        targetRole: target.role,
        star: form.star,
        keywords: form.keywords,
        body: form.review,
        createdAt: now(),
      })
      .onConflict((conflict) => conflict.columns(['writerId', 'targetId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw new Refusal('ALREADY_REVIEWED');
    await recomputeGauges(tx, target.userId, now());
    await notify(deps, tx, [{ userId: target.userId, ...reviewReceived(board, written.id) }]);
  });
}
