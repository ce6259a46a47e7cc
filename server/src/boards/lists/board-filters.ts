import { DAY_MS, ENDED_BOARDS_SHOWN_DAYS, HOUR_MS, LAST_JOIN_HOURS, seoulDay, type UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';

/** Its first two conditions are the predicate of the partial indexes. */
export const IS_LISTED: RawBuilder<boolean> = sql<boolean>`b.deleted_at is null and b.stage <> 'CANCELLED' and b.held_at is null`;

/** One of the two has blocked the other. */
export function areApart(userId: UserId, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from blocks x where x.blocker_id = ${userId} and x.blocked_id = ${other})
    or exists (select from blocks x where x.blocker_id = ${other} and x.blocked_id = ${userId}))`;
}

/** Neither led by somebody the reader is apart from, nor reported by the reader. */
export function isShownTo(userId: UserId): RawBuilder<boolean> {
  return sql<boolean>`not ${areApart(userId, sql`b.leader_id`)}
    and not exists (select from reports x where x.reporter_id = ${userId} and x.target_kind = 'BOARD' and x.board_id = b.id)`;
}

/** The same as `isRecruiting(statusOf(board, now))`: a full board is not RECRUITING any more, unless a seat fell free again. */
export function recruitsAt(now: Date): RawBuilder<boolean> {
  const joinedBy = new Date(now.getTime() + LAST_JOIN_HOURS * HOUR_MS);
  return sql<boolean>`(b.stage = 'RECRUITING' and b.deadline >= ${seoulDay(now)}::date
    or b.stage = 'RECRUITED' and (b.handing_on > 0 or b.vacant_until is not null) and b.pay_end > ${joinedBy}
      and b.total_user - b.member_count + b.handing_on > 0 and (b.handing_on > 0 or b.vacant_until > ${now}))`;
}

export function isNotLongOver(now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - ENDED_BOARDS_SHOWN_DAYS * DAY_MS);
  return sql<boolean>`(b.ended_at is null or b.ended_at > ${since})`;
}

/** Keyset pagination over (timestamp, id), newest first. */
export function comesAfter(
  cursor: { at: Date; id: number } | null,
  instant: RawBuilder<Date>,
  id = sql<number>`b.id`,
): RawBuilder<boolean> {
  return cursor ? sql<boolean>`(${instant}, ${id}) < (${cursor.at}, ${cursor.id})` : sql<boolean>`true`;
}
