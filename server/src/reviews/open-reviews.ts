import type { BoardId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockRoom } from '../boards/lock-board';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { reviewsReceived } from '../notifications/review-entries';
import { lockPeople } from '../users/lock-people';
import { hasOpened } from './blind-rules';
import { recomputeGauges } from './recompute-gauges';

/** The evening opens what is still closed then. A room that nobody writes in has no such job. */
export function openAtEvening({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, boardId: BoardId, runAt: Date): Promise<void> {
  return jobs.add(tx, 'reviews.open', { boardId }, { key: `reviews.open ${boardId}`, runAt });
}

/** Opens what is closed in a room whose evening has come, once, whoever else runs this or is writing just now. */
export async function openReviews(deps: Deps, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    await lockPeople(tx, await targetsOf(tx, boardId));
    const { board } = await lockRoom(tx, boardId);
    const at = deps.now();
    if (!hasOpened(board, at)) return;
    const opened = await tx
      .updateTable('reviews')
      .set({ openedAt: at })
      .where('boardId', '=', boardId)
      .where('openedAt', 'is', null)
      .returning('targetUserId')
      .execute();
    const people = [...new Set(opened.map(({ targetUserId }) => targetUserId))].toSorted((a, b) => a - b);
    for (const userId of people) await recomputeGauges(tx, userId, at);
    const entryFor = (userId: UserId) => ({
      userId,
      ...reviewsReceived(board, opened.filter(({ targetUserId }) => targetUserId === userId).length),
    });
    await notify(deps, tx, people.map(entryFor));
  });
}

/** Whoever could be reviewed here: also somebody who is written about while this waits. */
async function targetsOf(tx: Tx, boardId: BoardId): Promise<UserId[]> {
  const members = await tx.selectFrom('participants').select('userId').where('boardId', '=', boardId).execute();
  return members.map(({ userId }) => userId);
}

/** Every night: whatever should have opened and has not, because its job gave up or was lost. */
export async function openForgotten(deps: Deps): Promise<void> {
  const { rows } = await sql<{ id: BoardId }>`
    select b.id from boards b where (b.reviews_open_at is null or b.reviews_open_at <= ${deps.now()})
      and b.id in (select board_id from reviews where opened_at is null) order by b.id`.execute(deps.db);
  for (const { id: boardId } of rows)
    await openReviews(deps, boardId).catch((err: unknown) => deps.log.error({ err, boardId }, 'reviews stay closed'));
}
