import type { Answer, BoardId, boardForm, Repeat, UserId } from '@mungchi/contract';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { againDays, notAgainYet } from './again/again-rules';
import { lastNeighbours } from './again/last-neighbours';
import { seatsHeld } from './seats/seats-held';

/** The form as it was filled in, for its leader. */
export async function readBoardForm(
  { db, now }: Deps,
  userId: UserId,
  boardId: BoardId,
): Promise<Answer<typeof boardForm>> {
  const board = await db
    .selectFrom('boards')
    .select(['leaderId', 'name', 'totalUser', 'quantity', 'price', 'location', 'meetingNote', 'content', 'deadline'])
    .select(['categoryId', 'productId', 'pictures', 'maxSeats', 'verifiedOnly', 'createdAt', 'againToldBy'])
    .select(['stage', 'heldAt'])
    .where('id', '=', boardId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!board) throw new Refusal('BOARD_NOT_FOUND');
  const { leaderId, maxSeats, verifiedOnly, createdAt, againToldBy, stage, heldAt, ...form } = board;
  if (leaderId !== userId) throw new Refusal('NOT_LEADER');
  const { leaderSeats: mySeats } = await seatsHeld(db, boardId);
  const seats = maxSeats > 1 || mySeats > 1 ? { maxSeats, mySeats } : {};
  const again = {
    neighbours: (await lastNeighbours(db, userId, boardId, now())).length,
    told: againToldBy !== null,
    days: againDays({ createdAt, deadline: form.deadline }),
    repeat: await repeatOf(db, boardId),
    refusal: notAgainYet({ stage, heldAt }),
  };
  const only = verifiedOnly && { verifiedOnly };
  return { ...form, ...seats, ...only, again, images: form.pictures.map((picture) => picture.url) };
}

async function repeatOf(db: Db, boardId: BoardId): Promise<Repeat | null> {
  const row = await db
    .selectFrom('repeats')
    .select(['weeks', 'weekday', 'nextOn'])
    .where('boardId', '=', boardId)
    .executeTakeFirst();
  return row ?? null;
}
