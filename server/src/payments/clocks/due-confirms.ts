import {
  type BoardId,
  DAY_MS,
  eveningAfter,
  HOUR_MS,
  STALL_ASK_DAYS,
  STALL_DAYS,
  STALL_MAX_DAYS,
  STALL_MEETING_DAYS,
} from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema';
import { HAS_SOMEBODY } from './has-somebody';

/** Rooms in which a receipt has something due, longest first. */
export async function dueConfirms(db: Db, now: Date, passed: readonly BoardId[], limit: number): Promise<BoardId[]> {
  const { rows } = await sql<{ id: BoardId }>`
    select b.id from boards b left join appointments a on a.board_id = b.id
    where b.stage = 'PURCHASED' and ${isReceiptDueAt(now)} and b.id <> all(${passed}::bigint[]) and ${HAS_SOMEBODY}
    order by coalesce(
      (select min(p.confirm_by) from seated p where p.board_id = b.id and p.received_at is null), b.purchased_at), b.id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same as `confirmStep` or `stallStep` of any follower of board `b` with its appointment `a`. */
export function isReceiptDueAt(now: Date): RawBuilder<boolean> {
  const hence = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  // An evening that is at least so much later has come when the time was up by the last evening there was.
  const evening = eveningAfter(now.getTime() - DAY_MS + 1, 0);
  const before = (days: number) => new Date(evening.getTime() - days * DAY_MS);
  return sql<boolean>`b.stage = 'PURCHASED' and exists (
    select from seated p
    where p.board_id = b.id and p.role = 'FOLLOWER' and p.received_at is null and p.refunded_at is null
      and not exists (select from disputes d where d.participant_id = p.id and d.state in ('OPEN', 'ESCALATED'))
      and case when p.confirm_by is null then
        b.purchased_at <= ${before(STALL_MAX_DAYS)}
        or b.purchased_at <= ${before(STALL_DAYS)} and coalesce(a.ends_at <= ${before(STALL_MEETING_DAYS)}, true)
        or b.purchased_at <= ${before(STALL_ASK_DAYS)} and p.receipt_asked_at is null
      else
        p.confirm_by <= ${now} or p.confirm_by <= ${hence(3)} and ${WARNINGS} < 2
        or p.confirm_by <= ${hence(24)} and ${WARNINGS} < 1
      end)`;
}

const WARNINGS = sql`(case when p.confirm_warned_for = p.confirm_by then p.confirm_warnings else 0 end)`;
