import { type Inquiry, LIST_LIMIT, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';

/** What somebody asked, with the answers. */
export async function ownInquiries({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<Inquiry[]> {
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'kind', 'text', 'boardId', 'createdAt', 'answer', 'answeredAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(LIST_LIMIT)
    .execute();
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}
