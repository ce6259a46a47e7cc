import { REVIEW_KEYWORDS } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import { REVIEWS } from './data/reviews';
import type { FilledBoard } from './fill-boards';

export async function fillReviews(tx: Tx, boards: readonly FilledBoard[]): Promise<void> {
  const byKey = new Map(boards.map((board) => [board.data.key, board]));
  const rows = REVIEWS.flatMap((review, index) => {
    const board = byKey.get(review.board);
    const [writer, target] = [board?.seats[review.from], board?.seats[review.to]];
    const completed = board?.reached.get('COMPLETED');
    if (!board || !writer || !target || !completed) return [];
    const createdAt = new Date(completed.getTime() + (index % 50) * 60_000);
    return [
      {
        boardId: board.id,
        writerId: writer.participantId,
        targetId: target.participantId,
        targetUserId: target.userId,
        targetRole: review.to === 0 ? ('LEADER' as const) : ('FOLLOWER' as const),
        star: review.star,
        keywords: review.keywords.map((keyword) => REVIEW_KEYWORDS[keyword]!),
        body: review.text,
        createdAt,
        openedAt: createdAt,
      },
    ];
  });
  await tx.insertInto('reviews').values(rows).execute();
}
