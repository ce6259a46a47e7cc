import type { BoardId, Role, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { dropRepeats } from '../boards/again/save-repeat';
import { dropFinding } from '../boards/finding/drop-finding';
import { lockRoom } from '../boards/lock-board';
import { leaveAllWishes } from '../boards/wishes/leave-all-wishes';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { openStalled } from '../payments/clocks/open-stalled';
import { releaseSeats } from '../payments/clocks/release-seats';
import { leftFor } from '../payments/ledger/left-for';
import { openDisputes } from '../payments/open-disputes';
import { cancelWithRefunds } from '../payments/refunds/cancel-with-refunds';
import { isSettled } from '../payments/trade-rules';
import { Refusal } from '../refusal';

type Own = { boardId: BoardId; role: Role };

/**
 * What a banned person leads and nobody has bought yet is cancelled, and who paid gets the money back; seats of theirs that
 * are not paid for fall free, and nobody is called to or by them any more. A transaction for each, so a run that is cut off goes on where it was. What is bought goes
 * on: its money is with the leader's shop, and an operator looks at each follower who has not received.
 */
export async function carryOutBan(deps: Deps, userId: UserId): Promise<void> {
  await transact(deps.db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    await leaveAllWishes(deps, tx, userId);
    await dropFinding(tx, userId);
  });
  await dropRepeats(deps.db, userId);
  for (const { boardId, role } of await ownBoards(deps, userId)) {
    if (role === 'LEADER') {
      await cancelLed(deps, userId, boardId);
      await raiseUnreceived(deps, boardId);
    } else await leaveUnpaid(deps, userId, boardId);
    faultPoint('ban.between-boards');
  }
}

async function ownBoards({ db }: Deps, userId: UserId): Promise<Own[]> {
  const { rows } = await sql<Own>`
    select s.board_id, s.role from seated s join boards b on b.id = s.board_id
    where s.user_id = ${userId} and (
      (s.role = 'LEADER' and b.stage in ('RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED'))
      or (s.paid_at is null and b.stage in ('RECRUITING', 'RECRUITED', 'PAYING')))
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

/** A case for each follower of a bought purchase who has not received and said nothing yet. */
async function raiseUnreceived(deps: Deps, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { board, members } = await lockRoom(tx, boardId);
    if (board.stage !== 'PURCHASED') return;
    const disputed = await openDisputes(tx, boardId);
    for (const member of members) {
      if (member.role === 'LEADER' || isSettled(member) || disputed.has(member.id)) continue;
      const held = await leftFor(tx, member);
      if (held > 0) await openStalled(deps, tx, board, member, held, deps.now());
    }
  });
}

async function leaveUnpaid(deps: Deps, userId: UserId, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    const me = room.members.find((member) => member.userId === userId);
    const isOpen = room.board.stage === 'RECRUITING' || room.board.stage === 'RECRUITED';
    if (me && me.paidAt === null && isOpen) await releaseSeats(deps, tx, room, [me], deps.now(), 'OPERATOR');
  });
}
