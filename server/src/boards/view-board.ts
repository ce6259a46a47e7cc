import type { BoardDetail, BoardId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { WRITER } from '../db/lock-writer';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { neighbourhoodAt } from '../places/neighbourhood-at';
import { readBoard } from './read-board';
import { asVisitorsSee } from './visitor-rules';

const SAME_VISIT_MS = 30 * 60_000;

/** The detail page, reduced for visitors. A signed-in view is recorded for the recommendations, once per visit. */
export async function viewBoard(deps: Deps, readerId: UserId | null, boardId: BoardId): Promise<BoardDetail> {
  const { board, viewedAt } = await readBoard(deps, readerId, boardId);
  if (readerId === null) return asVisitorsSee(board, neighbourhoodAt(board));
  const at = deps.now();
  const isSameVisit = viewedAt !== null && at.getTime() - viewedAt.getTime() < SAME_VISIT_MS;
  if (!isSameVisit) {
    await sql`${PREPARED}
      insert into board_views as seen (board_id, user_id, viewed_at)
      select ${boardId}::bigint, writer.id, ${at}::timestamptz from ${WRITER(readerId)}
      on conflict (user_id, board_id) do update set times = seen.times + 1, viewed_at = excluded.viewed_at`.execute(
      deps.db,
    );
  }
  return board;
}
