import { eveningAfter, REVIEW_KEYWORDS, REVIEWS_OPEN_HOURS } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import { REVIEWS } from './demo-data';
import type { FilledBoard } from './fill-boards';

/** As they would have been written: both of a pair are open, one alone only when its evening has come. */
export async function fillReviews(tx: Tx, boards: readonly FilledBoard[], now: Date): Promise<void> {
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
        evening: eveningAfter(completed, REVIEWS_OPEN_HOURS),
      },
    ];
  });
  const openedAt = ({ writerId, targetId, createdAt, evening }: (typeof rows)[number]) => {
    const other = rows.find((row) => row.writerId === targetId && row.targetId === writerId);
    if (other) return createdAt > other.createdAt ? createdAt : other.createdAt;
    return evening <= now ? evening : null;
  };
  await tx
    .insertInto('reviews')
    .values(rows.map(({ evening, ...row }) => ({ ...row, openedAt: openedAt({ evening, ...row }) })))
    .execute();
}
