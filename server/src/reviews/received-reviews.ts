import { LIST_LIMIT, type ReviewEntry, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { type Page, pageOf, readCursor } from '../http/cursor';

/** The reviews a user has received, newest first. */
export async function receivedReviews(
  { db }: Deps,
  userId: UserId,
  { limit = LIST_LIMIT, cursor }: Page,
): Promise<{ items: ReviewEntry[]; next: string | null }> {
  const after = readCursor(cursor);
  let query = db
    .selectFrom('reviews')
    .innerJoin('participants', 'participants.id', 'reviews.writerId')
    .innerJoin('users', 'users.id', 'participants.userId')
    .innerJoin('boards', 'boards.id', 'reviews.boardId')
    .select(['reviews.id', 'star', 'reviews.keywords', 'body', 'targetRole', 'reviews.createdAt', 'blind'])
    .select(['users.nickname', 'users.profileUrl', 'boards.title'])
    .where('targetUserId', '=', userId)
    .where('reviews.hiddenAt', 'is', null)
    .where('reviews.openedAt', 'is not', null)
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit + 1);
  if (after)
    query = query.where((eb) => eb(eb.refTuple('reviews.createdAt', 'reviews.id'), '<', eb.tuple(after.at, after.id)));
  const rows = await query.execute();
  const { shown, next } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    items: shown.map((row) => ({
      id: row.id,
      star: row.star,
      keywords: row.keywords,
      review: row.body,
      role: row.targetRole,
      writerNickname: row.nickname ?? '알 수 없음',
      writerProfileUrl: row.profileUrl ?? '',
      boardTitle: row.title,
      createAt: row.createdAt.toISOString(),
      ...(!row.blind && { late: true as const }),
    })),
    next,
  };
}
