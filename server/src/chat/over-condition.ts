import { OVER_CANCELLED_DAYS, OVER_DAYS } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';

/** `isOver` of the contract, for room `r` of board `b`. Never null, so that its opposite is the rest. */
export function overBy(now: Date): RawBuilder<boolean> {
  const line = sql`${now}::timestamptz - case b.stage when 'COMPLETED' then interval '${sql.raw(String(OVER_DAYS))} days'
    when 'CANCELLED' then interval '${sql.raw(String(OVER_CANCELLED_DAYS))} days' end`;
  return sql<boolean>`coalesce(greatest(b.ended_at, r.last_message_at) <= ${line} and b.ended_at is not null, false)`;
}
