import type { RoomId } from '@mungchi/contract';
import { hideMessage } from '../../chat/hide-message';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { hideReview } from '../../reviews/hide-review';
import { act, assertNotMember, assertNotOwn, type Operator } from '../operator';

/** Outside of a report: what an operator came across. */
export async function hideMessageAs(deps: Deps, operator: Operator, messageId: string, reason: string): Promise<void> {
  const [roomId, seq] = messageId.split('-').map(Number) as [RoomId, number];
  await act(deps, operator, async (tx, note) => {
    await assertNotMember(tx, operator, roomId);
    const found = tx.selectFrom('messages').select('hiddenAt').where('roomId', '=', roomId).where('seq', '=', seq);
    const message = await found.where('type', '=', 'TEXT').executeTakeFirst();
    if (!message) throw new Refusal('NOT_FOUND');
    if (!(await hideMessage(deps, tx, roomId, seq, deps.now()))) throw new Refusal('ALREADY_DECIDED');
    await note({ what: 'message.hide', target: `message ${messageId}`, after: { hidden: true }, reason });
  });
}

export async function hideReviewAs(deps: Deps, operator: Operator, reviewId: number, reason: string): Promise<void> {
  await act(deps, operator, async (tx, note) => {
    const review = await tx
      .selectFrom('reviews')
      .innerJoin('participants', 'participants.id', 'reviews.writerId')
      .select(['participants.userId', 'targetUserId'])
      .where('reviews.id', '=', reviewId)
      .where('reviews.openedAt', 'is not', null)
      .executeTakeFirst();
    if (!review) throw new Refusal('NOT_FOUND');
    assertNotOwn(operator, [review.userId, review.targetUserId]);
    if (!(await hideReview(tx, reviewId, deps.now()))) throw new Refusal('ALREADY_DECIDED');
    await note({ what: 'review.hide', target: `review ${reviewId}`, after: { hidden: true }, reason });
  });
}
