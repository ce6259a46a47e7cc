import type { Answer, BoardId, boardForm, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';

/** The form as it was filled in, for its leader. */
export async function readBoardForm({ db }: Deps, userId: UserId, boardId: BoardId): Promise<Answer<typeof boardForm>> {
  const board = await db
    .selectFrom('boards')
    .select(['leaderId', 'name', 'totalUser', 'quantity', 'price', 'location', 'meetingNote', 'content', 'deadline'])
    .select(['categoryId', 'productId', 'pictures'])
    .where('id', '=', boardId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!board) throw new Refusal('BOARD_NOT_FOUND');
  const { leaderId, ...form } = board;
  if (leaderId !== userId) throw new Refusal('NOT_LEADER');
  return { ...form, images: form.pictures.map((picture) => picture.url) };
}
