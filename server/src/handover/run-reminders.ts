import type { BoardId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { dueReminders } from './due-reminders';
import { remindRoom } from './remind-room';

const AT_ONCE = 200;

/** Tells whatever is due, room by room. One that fails is logged and passed over; the next run tries it again. */
export async function runReminders(deps: Deps, signal?: AbortSignal): Promise<void> {
  const passed: BoardId[] = [];
  for (;;) {
    const due = await dueReminders(deps.db, deps.now(), passed, AT_ONCE);
    if (due.length === 0) return;
    for (const boardId of due) {
      if (signal?.aborted) return;
      await remindRoom(deps, boardId).catch((err: unknown) => deps.log.error({ err, boardId }, 'reminder failed'));
      passed.push(boardId);
    }
  }
}
