import { type BoardId, eveningWords, type RefusalCode, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { BoardRow } from '../../db/rows';
import type { Db, Tx } from '../../db/schema';
import { Refusal } from '../../refusal';
import { decideFirst, type FirstRights, isFirstHour, NO_RIGHTS } from './first-rules';
import { isSanctioned, maySit } from './may-sit';

/**
 * Rights nobody has used, of whoever is neither sanctioned nor unchecked where that counts. A block ends none: the number would
 * say who is behind it. Asked only in the hours in which there may be any.
 */
export async function firstRightsOf(
  db: Db,
  board: Pick<BoardRow, 'id' | 'leaderId' | 'stage' | 'firstUntil' | 'verifiedOnly' | 'latitude' | 'longitude'>,
  userId: UserId | null,
  now: Date,
): Promise<FirstRights> {
  if (!isFirstHour(board, now)) return NO_RIGHTS;
  const { rows } = await sql<FirstRights>`${PREPARED}
    select coalesce(bool_or(f.user_id = ${userId}), false) as has_right,
      count(*) filter (where f.user_id is distinct from ${userId})::int as rights_left
    from first_rights f join users u on u.id = f.user_id
    where f.board_id = ${board.id} and f.used_at is null and ${maySit(board, now, sql`u`)}
      and not ${isSanctioned(now, sql`f.user_id`)}`.execute(db);
  return rows[0]!;
}

/** Whether so many seats more can be taken by somebody who has used their right, or has none. */
export async function refuseIfFirst(tx: Tx, board: BoardRow, userId: UserId, seats: number, now: Date): Promise<void> {
  const { rightsLeft } = await firstRightsOf(tx, board, userId, now);
  refuseFirst(decideFirst(board, { hasRight: false, rightsLeft }, seats, now), board);
}

/** From when on others may sit is said with it. */
export function refuseFirst(code: RefusalCode | null, { firstUntil }: Pick<BoardRow, 'firstUntil'>): void {
  if (code === 'FIRST_RIGHT') throw new Refusal(code, { until: `${eveningWords(firstUntil!)}부터 참여할 수 있어요.` });
  if (code) throw new Refusal(code);
}

/** Sitting uses it. */
export async function useFirstRight(tx: Tx, boardId: BoardId, userId: UserId, at: Date): Promise<void> {
  await markUsed(tx, boardId, userId, at);
}

/** A joining that was taken back gives it back. */
export async function returnFirstRight(tx: Tx, boardId: BoardId, userId: UserId): Promise<void> {
  await markUsed(tx, boardId, userId, null);
}

async function markUsed(tx: Tx, boardId: BoardId, userId: UserId, usedAt: Date | null): Promise<void> {
  const right = tx.updateTable('firstRights').set({ usedAt }).where('boardId', '=', boardId);
  await right.where('userId', '=', userId).execute();
}
