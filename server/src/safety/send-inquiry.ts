import type { InquiryForm, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';

/** A question to the people who run the service. */
export async function sendInquiry(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  { kind, text, boardId }: InquiryForm,
): Promise<void> {
  if (boardId !== undefined) {
    const board = await db.selectFrom('boards').select('id').where('id', '=', boardId).executeTakeFirst();
    if (!board) throw new Refusal('BOARD_NOT_FOUND');
  }
  await db
    .insertInto('inquiries')
    .values({ userId, kind, text, boardId: boardId ?? null, createdAt: now() })
    .execute();
}
