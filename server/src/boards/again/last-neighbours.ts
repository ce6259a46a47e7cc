import type { BoardId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { BoardRow } from '../../db/rows';
import type { Db, Tx } from '../../db/schema';
import type { Point } from '../../places/place';
import { isSanctioned } from '../seats/may-sit';

/**
 * Whom a second round is for: followers who received, and whoever waits for a seat of a full one; nobody who is sanctioned now. Who is
 * apart from the leader counts, as waiting names nobody, and is left out where people are told (`readFacts`).
 */
export async function lastNeighbours(
  db: Db,
  leaderId: UserId,
  source: BoardId,
  at: Date,
): Promise<(Point & { userId: UserId })[]> {
  const { rows } = await sql<Point & { userId: UserId }>`
    select u.id as user_id, u.latitude, u.longitude from users u
    where u.left_at is null and u.latitude is not null and u.id <> ${leaderId} and not ${isSanctioned(at, sql`u.id`)} and u.id in (
      select p.user_id from seated p where p.board_id = ${source} and p.role = 'FOLLOWER' and p.received_at is not null
      union
      select w.user_id from waiters w join boards b on b.id = w.board_id where w.board_id = ${source} and b.stage <> 'RECRUITING')
    order by u.id`.execute(db);
  return rows;
}

/** Those of them who hear of this purchase: its source is told of by one. */
export async function findAgain(
  tx: Tx,
  { id, againOf, leaderId }: BoardRow,
  _called: unknown,
  at: Date,
): Promise<(Point & { userId: UserId })[]> {
  if (againOf === null) return [];
  const source = await tx
    .selectFrom('boards')
    .select('againToldBy')
    .where('id', '=', againOf)
    .executeTakeFirstOrThrow();
  return source.againToldBy === id ? lastNeighbours(tx, leaderId, againOf, at) : [];
}
