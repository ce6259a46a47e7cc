import type { BoardId } from '@mungchi/contract';
import { seeFlags } from '../boards/flags/see-flags';
import { lockBoard } from '../boards/lock-board';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { act, assertNotMember, type Operator } from './operator';

/** Looked at, and left as it is. */
export async function seeFlagsAs(deps: Deps, operator: Operator, boardId: BoardId): Promise<void> {
  await act(deps, operator, async (tx, note) => {
    await lockBoard(tx, boardId);
    await assertNotMember(tx, operator, boardId);
    if (!(await seeFlags(tx, boardId, deps.now()))) throw new Refusal('ALREADY_DECIDED');
    await note({ what: 'board.seen', target: `board ${boardId}`, after: { seen: true } });
  });
}
