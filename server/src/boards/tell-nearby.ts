import { type BoardId, RADII } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { openedNearby } from '../notifications/entries';
import { notify } from '../notifications/notify';
import { boxAround, distanceMetres } from '../places/distance';
import { statusOf } from './board-rules';
import { areApart } from './lists/board-filters';

const PEOPLE_MAX = 500;
const FAR_METRES = RADII.at(-1)!;

/** Tells those who asked for it that somebody opened a group purchase near them: the nearest first, once a day each. */
export async function tellNearby(deps: Deps, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    const board = await tx.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirstOrThrow();
    const status = statusOf(board, deps.now());
    if (board.deletedAt || board.heldAt || (status !== 'OPEN' && status !== 'CLOSING_SOON')) return;
    const { south, north, west, east } = boxAround(board, FAR_METRES);
    const people = await tx
      .selectFrom('users')
      .innerJoin('notificationSettings as settings', 'settings.userId', 'users.id')
      .select(['users.id as userId', 'users.latitude', 'users.longitude'])
      .where('settings.nearby', '=', true)
      .where('users.latitude', '>=', south)
      .where('users.latitude', '<=', north)
      .where('users.longitude', '>=', west)
      .where('users.longitude', '<=', east)
      .where('users.id', 'not in', (eb) => eb.selectFrom('seated').select('userId').where('boardId', '=', boardId))
      .where(sql<boolean>`not ${areApart(board.leaderId, sql`users.id`)}`)
      .execute();
    const near = people
      .map(({ userId, latitude, longitude }) => ({
        userId,
        metres: distanceMetres(board, { latitude: latitude!, longitude: longitude! }),
      }))
      .filter(({ metres }) => metres <= FAR_METRES)
      .toSorted((a, b) => a.metres - b.metres)
      .slice(0, PEOPLE_MAX);
    await notify(
      deps,
      tx,
      near.map(({ userId }) => ({ userId, ...openedNearby(board, deps.now()) })),
    );
  });
}
