import type { WishId } from '@mungchi/contract';
import type { WishRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { announceWish } from './announce-wish';
import { boardOf } from './lock-wish';

/** Whatever state it is in; null when it was cleared. */
export async function lockReportedWish(tx: Tx, wishId: WishId): Promise<WishRow | null> {
  const wish = tx.selectFrom('wishes').selectAll().where('id', '=', wishId).forNoKeyUpdate();
  return (await wish.executeTakeFirst()) ?? null;
}

/** Out of everybody's sight; a purchase that was opened from it goes on. */
export async function hideWish(deps: Deps, tx: Tx, wish: WishRow, at: Date): Promise<void> {
  const hidden = { endedAt: wish.endedAt ?? at, endedWhy: 'HIDDEN' as const };
  await tx.updateTable('wishes').set(hidden).where('id', '=', wish.id).execute();
  announceWish(deps, tx, { ...wish, ...hidden }, await boardOf(tx, wish));
}

/** Found fine: back for the time it has left, with whoever is still in it. */
export async function showWish(deps: Deps, tx: Tx, wish: WishRow): Promise<void> {
  if (wish.endedWhy !== 'HIDDEN') return;
  const shown =
    wish.people > 0 ? { endedAt: null, endedWhy: null } : { endedAt: wish.endedAt, endedWhy: 'EMPTY' as const };
  await tx.updateTable('wishes').set(shown).where('id', '=', wish.id).execute();
  await deps.clocks.book(tx, 'wishes.clock', wish.id);
  announceWish(deps, tx, { ...wish, ...shown }, await boardOf(tx, wish));
}
