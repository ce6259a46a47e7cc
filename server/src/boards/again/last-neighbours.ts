import type { BoardId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { BoardRow } from '../../db/rows';
import type { Db, Tx } from '../../db/schema';
import type { Point } from '../../places/place';
import { areApart } from '../lists/board-filters';

/** Whom a second round is for: followers who received, and whoever waits for a seat of a full one. Not who is apart from the leader. */
export async function lastNeighbours(
  db: Db,
  leaderId: UserId,
  source: BoardId,
): Promise<(Point & { userId: UserId })[]> {
  const { rows } = await sql<Point & { userId: UserId }>`
    select u.id as user_id, u.latitude, u.longitude from users u
    where u.left_at is null and u.latitude is not null and u.id <> ${leaderId} and not ${areApart(leaderId, sql`u.id`)} and u.id in (
      select p.user_id from seated p where p.board_id = ${source} and p.role = 'FOLLOWER' and p.received_at is not null
      union
      select w.user_id from waiters w join boards b on b.id = w.board_id where w.board_id = ${source} and b.stage <> 'RECRUITING')
    order by u.id`.execute(db);
  return rows;
}

/** Those of them who hear of this purchase: the one that was opened when they were told, of its source once. */
export async function findAgain(
  tx: Tx,
  { againOf, leaderId, createdAt }: BoardRow,
): Promise<(Point & { userId: UserId })[]> {
  if (againOf === null) return [];
  const source = await tx
    .selectFrom('boards')
    .select('againToldAt')
    .where('id', '=', againOf)
    .executeTakeFirstOrThrow();
  return source.againToldAt?.getTime() === createdAt.getTime() ? lastNeighbours(tx, leaderId, againOf) : [];
}
