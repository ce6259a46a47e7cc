import { type BoardId, DAY_MS, seoulDay, UNPAID_LEAVES_DAYS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Tx } from '../../db/schema';
import { Refusal } from '../../refusal';
import { isVerified } from '../../users/check-rules';
import { areApart } from '../lists/board-filters';
import { pausedUntil, pauseWords } from './pause-rules';
import type { CheckedHome } from './verified-rules';

type Newcomer = {
  nickname: string;
  profileUrl: string;
  isMember: boolean;
  isBlocked: boolean;
  checked: CheckedHome;
  pausedUntil: Date | null;
};

type Row = Omit<Newcomer, 'pausedUntil' | 'checked'> &
  Home & { hasSignedUp: boolean; count: number; last: Date | null };
type Home = { latitude: number | null; longitude: number | null; checkedOn: string | null };

/**
 * Somebody who wants a seat, and what decides whether they may join or wait: a seat there already, a block between them and the
 * leader, and seats lost unpaid anywhere. Refuses who has not finished sign-up, and holds off their withdrawal.
 */
export async function findNewcomer(tx: Tx, userId: UserId, boardId: BoardId, at: Date): Promise<Newcomer> {
  const since = new Date(at.getTime() - UNPAID_LEAVES_DAYS * DAY_MS);
  const { rows } = await sql<Row>`${PREPARED}
    select u.nickname, u.profile_url, u.signed_up_at is not null as has_signed_up, u.latitude, u.longitude, u.checked_on,
      exists (select from seated where board_id = ${boardId} and user_id = u.id) as is_member,
      exists (select from boards b where b.id = ${boardId} and ${areApart(userId, sql`b.leader_id`)}) as is_blocked,
      leaves.count, leaves.last
    from users u
    cross join lateral (
      select count(*)::int, max(at) as last from unpaid_leaves l where l.user_id = u.id and l.at > ${since}
    ) leaves
    where u.id = ${userId} and u.left_at is null
    for share of u`.execute(tx);
  const row = rows[0];
  if (!row) throw new Refusal('LOGIN_REQUIRED');
  const { hasSignedUp, count, last, latitude, longitude, checkedOn, ...newcomer } = row;
  if (!hasSignedUp) throw new Refusal('SIGNUP_REQUIRED');
  const home = latitude === null || longitude === null ? null : { latitude, longitude };
  const checked = { home, verified: isVerified(checkedOn, seoulDay(at)) };
  return { ...newcomer, checked, pausedUntil: pausedUntil({ count, last }, at) };
}

export function refuseIfPaused({ pausedUntil: until }: Pick<Newcomer, 'pausedUntil'>): void {
  if (until) throw new Refusal('JOIN_PAUSED', { until: pauseWords(until) });
}
