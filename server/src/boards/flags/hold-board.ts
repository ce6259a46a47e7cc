import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { boardFine, boardHeld, boardTakenDown } from '../../notifications/safety-entries';
import { announceBoard } from '../announce-board';

/** Takes a locked group purchase out of the lists until somebody has looked at it; nobody joins meanwhile. */
export async function holdBoard(deps: Deps, tx: Tx, board: BoardRow, at: Date): Promise<void> {
  await tx.updateTable('boards').set({ heldAt: at }).where('id', '=', board.id).execute();
  announceBoard(deps, tx, board);
  await notify(deps, tx, [{ userId: board.leaderId, ...boardHeld(board, at) }]);
}

export async function releaseBoard(deps: Deps, tx: Tx, board: BoardRow, at: Date): Promise<void> {
  await tx.updateTable('boards').set({ heldAt: null }).where('id', '=', board.id).execute();
  announceBoard(deps, tx, board);
  await notify(deps, tx, [{ userId: board.leaderId, ...boardFine(board, at) }]);
}

/** Out of everybody's sight for good; its members keep their room. */
export async function takeDownBoard(deps: Deps, tx: Tx, board: BoardRow, reason: string, at: Date): Promise<void> {
  const out = { takenDownAt: at, heldAt: board.heldAt ?? at };
  await tx.updateTable('boards').set(out).where('id', '=', board.id).execute();
  announceBoard(deps, tx, board);
  await notify(deps, tx, [{ userId: board.leaderId, ...boardTakenDown(board, reason, at) }]);
}
