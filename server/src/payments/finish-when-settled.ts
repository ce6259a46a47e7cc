import type { BoardId } from '@mungchi/contract';
import { lockRoom } from '../boards/lock-board';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { openDisputes } from './open-disputes';
import { isCreditDue } from './trade-rules';

/** Fallback in case this process does not finish. */
const JOB_AFTER_MS = 5_000;

/**
 * Whether nothing of a locked room is open any more, so that the money is due; else what nobody disputes may be. Reads anew what
 * the caller has just written.
 */
export async function finishWhenSettled(deps: Deps, tx: Tx, boardId: BoardId): Promise<boolean> {
  const { board, members } = await lockRoom(tx, boardId);
  if (!isCreditDue(board.stage, members, await openDisputes(tx, boardId))) {
    await deps.clocks.book(tx, 'payments.credit-clock', boardId);
    return false;
  }
  const runAt = new Date(deps.now().getTime() + JOB_AFTER_MS);
  await deps.jobs.add(tx, 'payments.hand-over', { boardId }, { key: `hand-over ${boardId}`, runAt, maxAttempts: 1000 });
  return true;
}
