import type { BoardId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { dueClocks } from './due-clocks';
import { forgetPayBy } from './forget-pay-by';
import { runClock } from './run-clock';

const AT_ONCE = 1_000;

/** Takes every step that is due, room by room. One that fails is logged and passed over; the next run tries it again. */
export async function runClocks(deps: Deps, signal?: AbortSignal): Promise<void> {
  await forgetPayBy(deps.db, deps.now());
  const passed: BoardId[] = [];
  for (;;) {
    const due = await dueClocks(deps.db, deps.now(), passed, AT_ONCE);
    if (due.length === 0) return;
    for (const boardId of due) {
      if (signal?.aborted) return;
      await runClock(deps, boardId).catch((err: unknown) => deps.log.error({ err, boardId }, 'clock step failed'));
      passed.push(boardId);
    }
  }
}
