import type { InquiryForm, UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import { transact } from '../db/transaction';
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
  await transact(db, async (tx) => {
    await lockWriter(tx, userId);
    await tx
      .insertInto('inquiries')
      .values({ userId, kind, text, boardId: boardId ?? null, createdAt: now() })
      .execute();
  });
}
