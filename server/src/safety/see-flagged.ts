import type { BoardId } from '@mungchi/contract';
import { logAct } from '../audit/log-act';
import { seeFlags } from '../boards/flags/see-flags';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';

/** By a command on the machine: a flagged post was looked at. False: there was nothing to look at. */
export function seeFlagged({ db, now }: Pick<Deps, 'db' | 'now'>, boardId: BoardId): Promise<boolean> {
  return transact(db, async (tx) => {
    if (!(await seeFlags(tx, boardId, now()))) return false;
    await logAct(tx, { at: now(), byId: null, what: 'board.seen', target: `board ${boardId}`, after: { seen: true } });
    return true;
  });
}
