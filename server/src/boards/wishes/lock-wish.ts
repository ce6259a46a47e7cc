import { type UserId, WISH_METRES, type WishId } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockWriter } from '../../db/lock-writer';
import type { WishRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { boxAround } from '../../places/distance';
import type { Point } from '../../places/place';
import { Refusal } from '../../refusal';
import { hasSignedUp } from '../../users/user-rows';
import { type OpenedBoard, type Wishing, wishState } from './wish-rules';

export type LockedWish = { wish: WishRow; board: OpenedBoard | null };

/** Every change to a wish takes this row lock first; what the decision depends on is read in later statements. */
export async function lockWish(tx: Tx, wishId: WishId): Promise<LockedWish> {
  const wish = await tx.selectFrom('wishes').selectAll().where('id', '=', wishId).forNoKeyUpdate().executeTakeFirst();
  if (!wish || wish.endedWhy === 'HIDDEN') throw new Refusal('WISH_NOT_FOUND');
  return { wish, board: await boardOf(tx, wish) };
}

export async function boardOf(tx: Tx, { boardId }: Pick<WishRow, 'boardId'>): Promise<OpenedBoard | null> {
  if (boardId === null) return null;
  const board = tx.selectFrom('boards').select(['stage', 'deletedAt']).where('id', '=', boardId);
  return (await board.executeTakeFirst()) ?? null;
}

/** Who wants to be in one: locked before any wish, so that limits and leaving for good are counted one after another. */
export async function lockWisher(tx: Tx, userId: UserId) {
  const person = await lockWriter(tx, userId);
  if (!hasSignedUp(person)) throw new Refusal('SIGNUP_REQUIRED');
  const { latitude, longitude } = person;
  if (latitude === null || longitude === null) throw new Refusal('HOME_UNSET');
  return { latitude, longitude };
}

export async function isInWish(tx: Tx, userId: UserId, wishId: WishId): Promise<boolean> {
  const row = tx.selectFrom('wishPeople').select('userId').where('wishId', '=', wishId).where('userId', '=', userId);
  return (await row.executeTakeFirst()) !== undefined;
}

/** What still looks: an opened one takes no place among the ten. */
export async function wishingOf(tx: Tx, userId: UserId, now: Date): Promise<Wishing> {
  const rows = await tx
    .selectFrom('wishPeople')
    .innerJoin('wishes', 'wishes.id', 'wishPeople.wishId')
    .leftJoin('boards', 'boards.id', 'wishes.boardId')
    .selectAll('wishes')
    .select(['boards.stage', 'boards.deletedAt'])
    .where('wishPeople.userId', '=', userId)
    .where('wishes.endedAt', 'is', null)
    .execute();
  const looking = rows.filter(({ stage, deletedAt, ...wish }) => {
    const state = wishState(wish, stage === null ? null : { stage, deletedAt }, now);
    return state === 'OPEN' || state === 'GATHERED';
  });
  return { wishes: looking.length, asked: looking.filter(({ askerId }) => askerId === userId).length };
}

/** Half of what is near, and what the grid moves a home by; and a square in degrees that is wider than that. */
const AROUND_METRES = WISH_METRES / 2 + 500;
const SQUARE_DEGREES = 0.05;

/** Neighbours who ask at one moment go one after another: any two within 3 km have a square in common. Squares are locked in order. */
export async function lockPlace(tx: Tx, home: Point): Promise<void> {
  const { south, north, west, east } = boxAround(home, AROUND_METRES);
  const square = (degrees: number) => Math.floor(degrees / SQUARE_DEGREES);
  for (let row = square(south); row <= square(north); row++)
    for (let column = square(west); column <= square(east); column++)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`wishes ${row} ${column}`}, 0))`.execute(tx);
}
