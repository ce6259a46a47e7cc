import type { BoardDetail, BoardId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
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
    await deps.db
      .insertInto('boardViews')
      .values({ boardId, userId: readerId, viewedAt: at })
      .onConflict((oc) =>
        oc.columns(['userId', 'boardId']).doUpdateSet({ times: sql`board_views.times + 1`, viewedAt: at }),
      )
      .modifyEnd(PREPARED)
      .execute();
  }
  return board;
}
