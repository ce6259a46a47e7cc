import type { BoardId, UserId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { refuseIf } from '../../refusal';
import { lockBoard } from '../lock-board';
import { findNewcomer, refuseIfPaused } from './find-newcomer';
import { decideWait } from './wait-rules';

type Waiting = { waiting: boolean; waiters: number };

/** Asks to hear of a vacancy. Repeating it changes nothing. */
export async function waitForSeat(deps: Deps, userId: UserId, boardId: BoardId): Promise<Waiting> {
  return transact(deps.db, async (tx) => {
    const board = await lockBoard(tx, boardId);
    const at = deps.now();
    const newcomer = await findNewcomer(tx, userId, boardId, at);
    const waiters = await waitersOf(tx, boardId);
    const isWaiting = waiters.includes(userId);
    refuseIf(decideWait(board, { userId, ...newcomer, isWaiting }, waiters.length, at));
    refuseIfPaused(newcomer);
    if (!isWaiting) await tx.insertInto('waiters').values({ boardId, userId, createdAt: at }).execute();
    return { waiting: true, waiters: waiters.length + (isWaiting ? 0 : 1) };
  });
}

export async function stopWaiting(deps: Deps, userId: UserId, boardId: BoardId): Promise<Waiting> {
  return transact(deps.db, async (tx) => {
    await lockBoard(tx, boardId);
    await tx.deleteFrom('waiters').where('boardId', '=', boardId).where('userId', '=', userId).execute();
    return { waiting: false, waiters: (await waitersOf(tx, boardId)).length };
  });
}

async function waitersOf(tx: Tx, boardId: BoardId): Promise<UserId[]> {
  const rows = await tx.selectFrom('waiters').select('userId').where('boardId', '=', boardId).execute();
  return rows.map(({ userId }) => userId);
}
