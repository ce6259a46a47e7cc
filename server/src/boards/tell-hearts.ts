import type { BoardId } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { likedClosing } from '../notifications/entries';
import { notify } from '../notifications/notify';
import { statusOf } from './board-rules';
import { areApart } from './lists/board-filters';
import { maySit } from './seats/may-sit';

const PEOPLE_MAX = 200;

/** Tells those who keep a group purchase that it closes soon; those who keep it latest first, when they are many. */
export async function tellHearts(deps: Deps, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    const board = await tx.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirstOrThrow();
    if (board.deletedAt || board.heldAt || statusOf(board, deps.now()) !== 'CLOSING_SOON') return;
    const people = await tx
      .selectFrom('boardLikes')
      .innerJoin('users as u', 'u.id', 'boardLikes.userId')
      .select('userId')
      .where('boardId', '=', boardId)
      .where('userId', '<>', board.leaderId)
      .where('userId', 'not in', (eb) => eb.selectFrom('seated').select('userId').where('boardId', '=', boardId))
      .where(sql<boolean>`not ${areApart(board.leaderId, sql`user_id`)}`)
      .where(maySit(board, deps.now(), sql`u`))
      .orderBy('boardLikes.createdAt', 'desc')
      .limit(PEOPLE_MAX)
      .execute();
    await notify(
      deps,
      tx,
      people.map(({ userId }) => ({ userId, ...likedClosing(board) })),
    );
  });
}
