import type { BoardId } from '@mungchi/contract';
import { takeDownBoard } from '../../boards/flags/hold-board';
import { seeFlags } from '../../boards/flags/see-flags';
import { lockBoard } from '../../boards/lock-board';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { act, assertNotMember, type Operator } from '../operator';

export async function takeDown(deps: Deps, operator: Operator, boardId: BoardId, reason: string): Promise<void> {
  await act(deps, operator, async (tx, note) => {
    const board = await lockBoard(tx, boardId);
    await assertNotMember(tx, operator, boardId);
    if (board.takenDownAt) throw new Refusal('ALREADY_DECIDED');
    await takeDownBoard(deps, tx, board, reason, deps.now());
    await seeFlags(tx, boardId, deps.now());
    const before = { held: board.heldAt !== null, takenDown: false };
    await note({ what: 'board.take-down', target: `board ${boardId}`, before, after: { takenDown: true }, reason });
  });
}
