import type { UserId, Wish, WishId } from '@mungchi/contract';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { announceWish } from './announce-wish';
import { isInWish, lockWish } from './lock-wish';
import { readWish } from './read-wishes';
import { decideKeep, keptUntil } from './wish-rules';

/** 계속 찾기, by anybody in it. A second press finds three weeks left, and changes nothing. */
export async function keepWish(deps: Deps, userId: UserId, wishId: WishId): Promise<Wish> {
  return transact(deps.db, async (tx) => {
    const { wish, board } = await lockWish(tx, wishId);
    if (!(await isInWish(tx, userId, wishId))) throw new Refusal('WISH_NOT_FOUND');
    const code = decideKeep(wish, board, deps.now());
    if (code !== null && code !== 'early') throw new Refusal(code);
    if (code === null) {
      const kept = { until: keptUntil(wish), kept: wish.kept + 1 };
      await tx.updateTable('wishes').set(kept).where('id', '=', wishId).execute();
      announceWish(deps, tx, { ...wish, ...kept }, board);
    }
    return readWish({ db: tx, now: deps.now }, userId, wishId);
  });
}
