import type { UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';

/** Everything that ever waited for an operator: its queue, when it came, when it ended. Who is reported sees nothing of it. */
export function queuedFor(viewer: UserId): RawBuilder<unknown> {
  return sql`
  select 'REPORT' as queue, created_at as came_at, ended_at from reports where target_user_id <> ${viewer}
  union all
  select case kind when 'STALLED' then 'STALLED' else 'DISPUTE' end, escalated_at, ended_at from disputes where escalated_at is not null
  union all
  select 'PAYOUT', requested_at, ended_at from payouts
  union all
  select 'TROUBLE', seen_at, ended_at from payment_troubles
  union all
  select 'TROUBLE', at, closed_at from money_cases
  union all
  select 'FLAG', min(f.at), case when bool_and(f.seen_at is not null) then max(f.seen_at) end
  from board_flags f join boards b on b.id = f.board_id and b.deleted_at is null group by f.board_id
  union all
  select 'INQUIRY', created_at, answered_at from inquiries
  union all
  select 'APPEAL', created_at, answered_at from appeals`;
}
