import type { UserId } from '@mungchi/contract';
import type { WishRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { peopleOf } from './join-wish';
import { leaveLocked } from './leave-wish';
import { boardOf } from './lock-wish';

/**
 * Of somebody who leaves for good or is banned, whose row the caller has locked: out of every wish, no right to sit first. What
 * they asked for passes to who joined next; without anybody it is gone.
 */
export async function leaveAllWishes(deps: Deps, tx: Tx, userId: UserId): Promise<void> {
  for (const wish of await lockOwn(tx, userId)) {
    await leaveLocked(deps, tx, userId, { wish, board: await boardOf(tx, wish) });
    if (wish.askerId !== userId) continue;
    const [next] = await peopleOf(tx, wish.id);
    if (next === undefined) await tx.deleteFrom('wishes').where('id', '=', wish.id).execute();
    else await tx.updateTable('wishes').set({ askerId: next }).where('id', '=', wish.id).execute();
  }
  await tx.deleteFrom('firstRights').where('userId', '=', userId).execute();
}

/** By ascending id, as whoever locks several does. */
async function lockOwn(tx: Tx, userId: UserId): Promise<WishRow[]> {
  return tx
    .selectFrom('wishes')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('askerId', '=', userId),
        eb('id', 'in', eb.selectFrom('wishPeople').select('wishId').where('userId', '=', userId)),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
