import type { Answer, BoardId, boardForm, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { seatsHeld } from './seats/seats-held';

/** The form as it was filled in, for its leader. */
export async function readBoardForm({ db }: Deps, userId: UserId, boardId: BoardId): Promise<Answer<typeof boardForm>> {
  const board = await db
    .selectFrom('boards')
    .select(['leaderId', 'name', 'totalUser', 'quantity', 'price', 'location', 'meetingNote', 'content', 'deadline'])
    .select(['categoryId', 'productId', 'pictures', 'maxSeats'])
    .where('id', '=', boardId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!board) throw new Refusal('BOARD_NOT_FOUND');
  const { leaderId, maxSeats, ...form } = board;
  if (leaderId !== userId) throw new Refusal('NOT_LEADER');
  const { leaderSeats: mySeats } = await seatsHeld(db, boardId);
  const seats = maxSeats > 1 || mySeats > 1 ? { maxSeats, mySeats } : {};
  return { ...form, ...seats, images: form.pictures.map((picture) => picture.url) };
}
