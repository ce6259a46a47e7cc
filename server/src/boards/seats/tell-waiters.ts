import { DAY_MS, UNPAID_LEAVES_DAYS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { toEach, vacancyForWaiter } from '../../notifications/seat-entries';
import { isJoinable } from '../board-rules';
import { areApart } from '../lists/board-filters';
import { maySit } from './may-sit';
import { pausedUntil } from './pause-rules';

/** Everybody who waits is told at once, and the first to press sits. Not told: who could not join now. */
export async function tellWaiters(deps: Deps, tx: Tx, board: BoardRow, at: Date): Promise<void> {
  if (board.heldAt || !isJoinable(board, at)) return;
  const since = new Date(at.getTime() - UNPAID_LEAVES_DAYS * DAY_MS);
  const { rows } = await sql<{ userId: UserId; count: number; last: Date | null }>`
    select w.user_id, count(l.at)::int, max(l.at) as last
    from waiters w join users u on u.id = w.user_id
    left join unpaid_leaves l on l.user_id = w.user_id and l.at > ${since}
    where w.board_id = ${board.id} and ${maySit(board, at, sql`u`)} and not ${areApart(board.leaderId, sql`w.user_id`)} group by w.user_id`.execute(
    tx,
  );
  const free = rows.filter((row) => pausedUntil(row, at) === null).map(({ userId }) => userId);
  if (free.length === 0) return;
  await notify(deps, tx, toEach(free, vacancyForWaiter(board, at)));
}
