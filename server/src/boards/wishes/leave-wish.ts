import type { UserId, Wish, WishId } from '@mungchi/contract';
import type { WishRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { announceWish } from './announce-wish';
import { type LockedWish, lockWish } from './lock-wish';
import { readWish } from './read-wishes';
import { wishState } from './wish-rules';

/** 그만 찾기: always, also when it was opened; a right to sit first is given up with it. With the last one it ends. */
export async function leaveWish(deps: Deps, userId: UserId, wishId: WishId): Promise<Wish> {
  return transact(deps.db, async (tx) => {
    const locked = await lockWish(tx, wishId);
    // Read before: once out of it, some may not see it any more.
    const seen = await readWish({ db: tx, now: deps.now }, userId, wishId);
    const after = await leaveLocked(deps, tx, userId, locked);
    const state = wishState(after, locked.board, deps.now());
    const boardId = state === 'OPENED' ? seen.boardId : null;
    return { ...seen, people: after.people, state, boardId, mine: false, keepable: false };
  });
}

/** The wish without this person; as it was when they are not in it. */
export async function leaveLocked(deps: Deps, tx: Tx, userId: UserId, { wish, board }: LockedWish): Promise<WishRow> {
  const left = await tx
    .deleteFrom('wishPeople')
    .where('wishId', '=', wish.id)
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst();
  if (!left) return wish;
  const people = wish.people - 1;
  const ends = people === 0 && wish.endedAt === null;
  const change = { people, ...(ends && { endedAt: deps.now(), endedWhy: 'EMPTY' as const }) };
  await tx.updateTable('wishes').set(change).where('id', '=', wish.id).execute();
  if (wish.boardId !== null)
    await tx
      .deleteFrom('firstRights')
      .where('boardId', '=', wish.boardId)
      .where('userId', '=', userId)
      .where('usedAt', 'is', null)
      .execute();
  const after = { ...wish, ...change };
  announceWish(deps, tx, after, board);
  return after;
}
