import type { UserId, Wish, WishId } from '@mungchi/contract';
import type { WishRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { wishGathered, wishJoined } from '../../notifications/wish-entries';
import { distanceMetres } from '../../places/distance';
import { Refusal } from '../../refusal';
import { announceWish } from './announce-wish';
import { isInWish, lockWish, lockWisher, wishingOf } from './lock-wish';
import { readWish } from './read-wishes';
import { decideWish, hasGathered, wishState } from './wish-rules';

/** 나도 살래요. The first who joins is told to who asked; with the third everybody is asked who opens. */
export async function joinWish(deps: Deps, userId: UserId, wishId: WishId): Promise<Wish> {
  return transact(deps.db, async (tx) => {
    const home = await lockWisher(tx, userId);
    const { wish, board } = await lockWish(tx, wishId);
    const at = deps.now();
    const reading = { db: tx, now: deps.now };
    if (await isInWish(tx, userId, wishId)) return readWish(reading, userId, wishId);
    const { wishes } = await wishingOf(tx, userId, at);
    const state = wishState(wish, board, at);
    const code = decideWish({ ...wish, state }, { metres: distanceMetres(wish, home), wishes });
    if (code) throw new Refusal(code, code === 'WISH_OPENED' ? { boardId: String(wish.boardId) } : undefined);

    const people = wish.people + 1;
    const gathers = hasGathered(wish, people);
    const joined = { ...wish, people, gatheredAt: gathers ? at : wish.gatheredAt };
    await tx.insertInto('wishPeople').values({ wishId, userId, createdAt: at }).execute();
    await tx.updateTable('wishes').set({ people, gatheredAt: joined.gatheredAt }).where('id', '=', wishId).execute();
    await tell(deps, tx, joined, gathers);
    announceWish(deps, tx, joined, board);
    return readWish(reading, userId, wishId);
  });
}

async function tell(deps: Deps, tx: Tx, wish: WishRow, gathers: boolean): Promise<void> {
  const others = await peopleOf(tx, wish.id);
  if (gathers) {
    const entry = wishGathered(wish);
    return notify(
      deps,
      tx,
      others.map((userId) => ({ userId, ...entry })),
    );
  }
  if (wish.people === 2 && others.includes(wish.askerId))
    await notify(deps, tx, [{ userId: wish.askerId, ...wishJoined(wish) }]);
}

/** Everybody in it, who came first first. */
export async function peopleOf(tx: Tx, wishId: WishId): Promise<UserId[]> {
  const people = tx.selectFrom('wishPeople').select('userId').where('wishId', '=', wishId);
  return (await people.orderBy('createdAt').orderBy('userId').execute()).map(({ userId }) => userId);
}
