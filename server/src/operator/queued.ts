import type { UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';

/**
 * What waits for an operator, or ended since: its queue, when it came, when it ended. Who is reported sees nothing of it. The
 * condition is that of the indexes of what grows, so that the past costs nothing.
 */
export function queuedFor(viewer: UserId, since: Date): RawBuilder<unknown> {
  const recent = (endedAt: string) => sql`coalesce(${sql.ref(endedAt)}, 'infinity') >= ${since}`;
  return sql`
  select 'REPORT' as queue, created_at as came_at, ended_at from reports
  where ${recent('ended_at')} and target_user_id <> ${viewer}
  union all
  select case kind when 'STALLED' then 'STALLED' else 'DISPUTE' end, escalated_at, ended_at from disputes
  where ${recent('ended_at')} and escalated_at is not null
  union all
  select 'PAYOUT', requested_at, ended_at from payouts where ${recent('ended_at')}
  union all
  select 'TROUBLE', seen_at, ended_at from payment_troubles where ${recent('ended_at')}
  union all
  select 'TROUBLE', at, closed_at from money_cases where ${recent('closed_at')}
  union all
  select 'FLAG', min(f.at), case when bool_and(f.seen_at is not null) then max(f.seen_at) end
  from board_flags f join boards b on b.id = f.board_id and b.deleted_at is null
  where f.board_id in (select board_id from board_flags where ${recent('seen_at')}) group by f.board_id
  union all
  select 'INQUIRY', created_at, answered_at from inquiries where ${recent('answered_at')}
  union all
  select 'APPEAL', created_at, answered_at from appeals where ${recent('answered_at')}`;
}
