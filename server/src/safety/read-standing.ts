import type { Standing, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { holdingSanction } from './sanction-rules';

/** From the database, and with the warnings: the person reads what was decided about them. */
export async function readStanding({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId): Promise<Standing> {
  const rows = await db
    .selectFrom('sanctions')
    .select(['kind', 'until', 'reason'])
    .where('userId', '=', userId)
    .where('liftedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const holding = holdingSanction(rows, now());
  return {
    standing: holding?.kind ?? 'ACTIVE',
    until: holding?.until?.toISOString() ?? null,
    reason: holding?.reason ?? null,
  };
}
