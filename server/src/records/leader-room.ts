import type { BoardId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { wonWords } from '../won-words';
import { ledWithOf } from './kept-record';
import { exposureOf, isNewLeader, type Led, largestPrice, leaderLimit } from './leader-rules';

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
  const { rows } = await sql<Led>`
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
  const price = largestPrice(room.left, wanted);
  const words =
    price > 0
      ? `지금은 ${wonWords(price)}까지 열 수 있어요. 이웃과 공구를 마칠수록 늘어나요.`
      : '지금 연 공구를 마치면 다시 열 수 있어요. 이웃과 공구를 마칠수록 늘어나요.';
  throw new Refusal('LEADER_LIMIT', { price: words });
}

/** Whether the word of this room's leader alone counts slowly. */
export async function hasNewLeader({ config, now }: Needed, tx: Tx, boardId: BoardId): Promise<boolean> {
  const start = config.leaderStartWon;
  if (start === 0) return false;
  const board = await tx.selectFrom('boards').select('leaderId').where('id', '=', boardId).executeTakeFirstOrThrow();
  return isNewLeader(await ledWithOf(tx, board.leaderId, now()), start);
}
