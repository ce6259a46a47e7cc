import { DAY_MS, HOLD_DISMISSED_DAYS } from '@mungchi/contract';
import { sql } from 'kysely';
import { hideWish } from '../boards/wishes/hide-wish';
import type { WishRow } from '../db/rows';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { isToHold, type Witness } from './hold-rules';

/** Ends a wish that enough neighbours reported, as a group purchase is held back. Its row is locked by the caller. */
export async function weighWishReports(deps: Deps, tx: Tx, wish: WishRow, at: Date): Promise<void> {
  const since = new Date(at.getTime() - HOLD_DISMISSED_DAYS * DAY_MS);
  const { rows } = await sql<Witness & { state: string }>`
    select r.state, u.signed_up_at,
      exists (select from wish_people p where p.wish_id = ${wish.id} and p.user_id = u.id) as is_member,
      (select count(*)::int from reports d where d.reporter_id = u.id and d.state = 'DISMISSED' and d.ended_at > ${since}) as dismissed
    from reports r join users u on u.id = r.reporter_id
    where r.target_kind = 'WISH' and r.target_id = ${String(wish.id)} and u.left_at is null`.execute(tx);
  const witnesses = rows.filter(({ state }) => state === 'OPEN');
  const wasFoundFine = rows.some(({ state }) => state === 'DISMISSED');
  if (isToHold({ stage: 'RECRUITING', heldAt: wish.endedAt, wasFoundFine }, witnesses, at))
    await hideWish(deps, tx, wish, at);
}
