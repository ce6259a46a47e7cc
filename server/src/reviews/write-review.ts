import type { ParticipantId, ReviewForm, RoomId, UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { reviewReceived, reviewWaiting } from '../notifications/review-entries';
import { Refusal } from '../refusal';
import { lockPeople } from '../users/lock-people';
import { isBlind, openStep } from './blind-rules';
import { openAtEvening } from './open-reviews';
import { recomputeGauges } from './recompute-gauges';

export type ReviewOf = { roomId: RoomId; writerUserId: UserId; targetParticipantId: ParticipantId };

/** One member reviews another, after the room is completed. It opens with the other's, or in the evening after a week. */
export async function writeReview(
  deps: Deps,
  { roomId, writerUserId, targetParticipantId }: ReviewOf,
  form: ReviewForm,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const board = await tx
      .selectFrom('boards')
      .select(['id', 'stage', 'title', 'reviewsOpenAt'])
      .where('id', '=', roomId)
      .executeTakeFirst();
    if (!board) throw new Refusal('ROOM_NOT_FOUND');
    const { writer, target } = await membersOf(tx, roomId, writerUserId, targetParticipantId);
    if (!writer) throw new Refusal('NOT_A_MEMBER');
    if (board.stage !== 'COMPLETED') throw new Refusal('REVIEW_NOT_OPEN');
    if (!target) throw new Refusal('PARTICIPANT_NOT_FOUND');
    if (target.id === writer.id) throw new Refusal('SELF_REVIEW');

    // Of two who write at once the second one sees the first.
    await lockPeople(tx, [writer.userId, target.userId]);
    await lockWriter(tx, writer.userId);
    const at = deps.now();
    const other = await find(tx, target.id, writer.id);
    const step = openStep(board, other, at);
    const blind = isBlind(board, other);
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
        createdAt: at,
        openedAt: step === 'wait' ? null : at,
        blind,
      })
      .onConflict((conflict) => conflict.columns(['writerId', 'targetId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw new Refusal('ALREADY_REVIEWED');
    if (step === 'wait') {
      await openAtEvening(deps, tx, roomId, board.reviewsOpenAt!);
      return notify(deps, tx, [{ userId: target.userId, ...reviewWaiting(board) }]);
    }
    // One that answers what could be read is shown, and moves nothing.
    const opened = blind ? [{ userId: target.userId, reviewId: written.id }] : [];
    if (other?.openedAt === null) {
      await tx.updateTable('reviews').set({ openedAt: at }).where('id', '=', other.id).execute();
      opened.push({ userId: writer.userId, reviewId: other.id });
    }
    for (const { userId } of opened.toSorted((a, b) => a.userId - b.userId)) await recomputeGauges(tx, userId, at);
    await notify(
      deps,
      tx,
      opened.map(({ userId, reviewId }) => ({ userId, ...reviewReceived(board, reviewId) })),
    );
  });
}

async function membersOf(tx: Tx, roomId: RoomId, writerUserId: UserId, targetId: ParticipantId) {
  const members = await tx
    .selectFrom('seated')
    .select(['id', 'userId', 'role'])
    .where('boardId', '=', roomId)
    .where((eb) => eb.or([eb('userId', '=', writerUserId), eb('id', '=', targetId)]))
    .execute();
  return {
    writer: members.find((member) => member.userId === writerUserId),
    target: members.find((member) => member.id === targetId),
  };
}

/** Hidden or not: it was written. */
async function find(tx: Tx, writerId: ParticipantId, targetId: ParticipantId) {
  const review = tx.selectFrom('reviews').select(['id', 'openedAt']).where('writerId', '=', writerId);
  return (await review.where('targetId', '=', targetId).executeTakeFirst()) ?? null;
}
