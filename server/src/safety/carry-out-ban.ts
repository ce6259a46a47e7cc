import type { BoardId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../db/transaction';
import { lockRoom } from '../boards/lock-board';
import type { Deps } from '../deps';
import { cancelWithRefunds } from '../payments/cancel-with-refunds';
import { releaseSeats } from '../payments/release-seats';
import { Refusal } from '../refusal';

type Own = { boardId: BoardId; role: 'LEADER' | 'FOLLOWER' };

/**
 * What a banned person leads and nobody has bought yet is cancelled, and who paid gets the money back; seats of theirs that
 * are not paid for fall free. A transaction for each, so a run that is cut off goes on where it was. What is bought goes
 * on: its money is with the leader's shop, and who waits for the goods can say so.
 */
export async function carryOutBan(deps: Deps, userId: UserId): Promise<void> {
  for (const { boardId, role } of await ownBoards(deps, userId)) {
    if (role === 'LEADER') await cancelLed(deps, userId, boardId);
    else await leaveUnpaid(deps, userId, boardId);
  }
}

async function ownBoards({ db }: Deps, userId: UserId): Promise<Own[]> {
  const { rows } = await sql<Own>`
    select s.board_id, s.role from seated s join boards b on b.id = s.board_id
    where s.user_id = ${userId} and b.stage in ('RECRUITING', 'RECRUITED', 'PAYING')
      and (s.role = 'LEADER' or s.paid_at is null)
    order by s.board_id`.execute(db);
  return rows;
}

/** Bought, ended or deleted a moment ago: then there is nothing to cancel. */
async function cancelLed(deps: Deps, userId: UserId, boardId: BoardId): Promise<void> {
  try {
    await cancelWithRefunds(deps, userId, boardId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function leaveUnpaid(deps: Deps, userId: UserId, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    const me = room.members.find((member) => member.userId === userId);
    const isOpen = room.board.stage === 'RECRUITING' || room.board.stage === 'RECRUITED';
    if (me && me.paidAt === null && isOpen) await releaseSeats(deps, tx, room, [me], deps.now(), 'OPERATOR');
  });
}
