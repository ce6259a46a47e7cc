import { type BoardId, DAY_MS, UNPAID_LEAVES_DAYS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import { Refusal } from '../refusal';
import { areApart } from './lists/board-filters';
import { pausedUntil, pauseWords } from './pause-rules';

type Newcomer = { isMember: boolean; isBlocked: boolean; pausedUntil: Date | null };

/** What decides whether somebody may join or wait: a seat there already, a block between them and the leader, and seats lost unpaid anywhere. */
export async function findNewcomer(tx: Tx, userId: UserId, boardId: BoardId, at: Date): Promise<Newcomer> {
  const since = new Date(at.getTime() - UNPAID_LEAVES_DAYS * DAY_MS);
  const { rows } = await sql<{ isMember: boolean; isBlocked: boolean; count: number; last: Date | null }>`
    select exists (select from seated where board_id = ${boardId} and user_id = ${userId}) as is_member,
      exists (select from boards b where b.id = ${boardId} and ${areApart(userId, sql`b.leader_id`)}) as is_blocked,
      count(*)::int, max(left_at) as last
    from participants where user_id = ${userId} and left_why = 'UNPAID' and left_at > ${since}`.execute(tx);
  const { isMember, isBlocked, ...leaves } = rows[0]!;
  return { isMember, isBlocked, pausedUntil: pausedUntil(leaves, at) };
}

export function refuseIfPaused({ pausedUntil: until }: Newcomer): void {
  if (until) throw new Refusal('JOIN_PAUSED', { until: pauseWords(until) });
}
