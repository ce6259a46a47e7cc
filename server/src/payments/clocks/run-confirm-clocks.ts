import type { BoardId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { dueConfirms } from './due-confirms';
import { runConfirmClock } from './run-confirm-clock';

const AT_ONCE = 200;

/** Takes every step of a receipt that is due, room by room. One that fails is logged and passed over until the next run. */
export async function runConfirmClocks(deps: Deps, signal?: AbortSignal): Promise<void> {
  const passed: BoardId[] = [];
  for (;;) {
    const due = await dueConfirms(deps.db, deps.now(), passed, AT_ONCE);
    if (due.length === 0) return;
    for (const boardId of due) {
      if (signal?.aborted) return;
      await runConfirmClock(deps, boardId).catch((err: unknown) => deps.log.error({ err, boardId }, 'receipt failed'));
      passed.push(boardId);
    }
  }
}
