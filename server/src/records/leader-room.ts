import { type BoardId, exposureOf, type Led, leaderRoomWords, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Db, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { ledWithOf } from './cached-record';
import { isNewLeader, leaderLimit } from './leader-rules';

type Needed = Pick<Deps, 'config' | 'now'>;

/** How much a leader may ask for in all, and how much of it is left beside what runs already; null: no limit. */
export async function leaderRoom(
  { config, now }: Needed,
  db: Db,
  userId: UserId,
  besides: BoardId | null = null,
): Promise<{ most: number; left: number } | null> {
  const start = config.leaderStartWon;
  if (start === 0) return null;
  const most = leaderLimit(await ledWithOf(db, userId, now()), start);
  if (most === null) return null;
  const { rows } = await sql<Led>`${PREPARED}
    select b.price, b.total_user, p.seats from boards b join participants p on p.board_id = b.id and p.role = 'LEADER'
    where b.leader_id = ${userId} and b.stage not in ('COMPLETED', 'CANCELLED') and b.deleted_at is null
      and b.id is distinct from ${besides}::bigint`.execute(db);
  return { most, left: Math.max(0, most - exposureOf(rows)) };
}

/** Under the person's lock: whether this much more may be opened, and what would be the most. */
export async function assertLeaderRoom(
  deps: Needed,
  tx: Tx,
  userId: UserId,
  wanted: Led,
  besides: BoardId | null = null,
) {
  const room = await leaderRoom(deps, tx, userId, besides);
  if (!room || exposureOf([wanted]) <= room.left) return;
  throw new Refusal('LEADER_LIMIT', { price: leaderRoomWords(room.left, wanted) });
}

/** Whether the word of this room's leader alone counts slowly. */
export async function hasNewLeader({ config, now }: Needed, tx: Tx, boardId: BoardId): Promise<boolean> {
  const start = config.leaderStartWon;
  if (start === 0) return false;
  const board = await tx.selectFrom('boards').select('leaderId').where('id', '=', boardId).executeTakeFirstOrThrow();
  return isNewLeader(await ledWithOf(tx, board.leaderId, now()), start);
}
