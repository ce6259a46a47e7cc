import { DAY_MS, HOUR_MS, type Machines } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';

const SHOWN = 50;
const REFUND_LATE_MS = HOUR_MS;
/** Two working days, and a weekend between. */
const PAYOUT_LATE_MS = 4 * DAY_MS;

/** Refunds that were given up or promised an hour ago and are not there; payouts nobody has sent for days. */
const stuckAt = (now: Date) => sql`
  select '환불' as kind, r.board_id, b.title, r.amount, r.created_at as since
  from refunds r join boards b on b.id = r.board_id
  where r.done_at is null
    and (r.parked_at is not null or r.created_at < ${new Date(now.getTime() - REFUND_LATE_MS)})
  union all
  select '정산', null, coalesce(u.nickname, '탈퇴한 이웃'), o.amount, o.requested_at
  from payouts o join users u on u.id = o.user_id
  where o.state = 'REQUESTED' and o.requested_at < ${new Date(now.getTime() - PAYOUT_LATE_MS)}`;

type Stuck = Omit<Machines['stuck'][number], 'since'> & { since: Date };

export async function stuckMoney(db: Db, now: Date): Promise<Machines['stuck']> {
  const { rows } = await sql<Stuck>`${stuckAt(now)} order by since limit ${SHOWN}`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

export async function countStuck(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ stuck: number }>`select count(*)::int as stuck from (${stuckAt(now)}) s`.execute(db);
  return rows[0]!.stuck;
}
