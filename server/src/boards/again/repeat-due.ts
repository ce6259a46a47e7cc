import { type BoardId, nextReminder, seoulDay } from '@mungchi/contract';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { repeatDue } from '../../notifications/again-entries';
import { notify } from '../../notifications/notify';
import { notAgainYet, remindedAt, repeatStep } from './again-rules';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'boards.repeat': { boardId: BoardId };
  }
}

/** One waiting job per purchase; saving and moving the wish replace it. */
export const repeatKey = (boardId: BoardId): string => `repeat ${boardId}`;

export async function remindLater(deps: Pick<Deps, 'jobs'>, tx: Tx, boardId: BoardId, nextOn: string): Promise<void> {
  await deps.jobs.add(tx, 'boards.repeat', { boardId }, { runAt: remindedAt(nextOn), key: repeatKey(boardId) });
}

/**
 * Reminds the leader that it is the day to open it again, decided under the lock of its row: moved, ended or saved anew
 * meanwhile, nothing is due. Of those missed during a standstill one is told. Passed over is who is paused, and what could not be
 * opened again yet: the last one still recruits, or is held. With a ban it ends.
 */
export async function tellRepeatDue(deps: Deps, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    const repeat = await tx
      .selectFrom('repeats')
      .selectAll()
      .where('boardId', '=', boardId)
      .forUpdate()
      .executeTakeFirst();
    const now = deps.now();
    const step = repeat && repeatStep(repeat, now);
    if (!repeat || !step) return;
    const board = await tx.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirstOrThrow();
    const sanction = deps.sanctions.of(repeat.userId);
    const isOver = board.deletedAt !== null || sanction?.kind === 'BANNED';
    const isPassed = sanction !== null || notAgainYet(board) !== null;
    if (isOver || (step === 'last' && !isPassed))
      await tx.deleteFrom('repeats').where('boardId', '=', boardId).execute();
    else {
      const nextOn = nextReminder(seoulDay(now), repeat);
      const unused = isPassed ? repeat.unused : repeat.unused + 1;
      await tx.updateTable('repeats').set({ nextOn, unused }).where('boardId', '=', boardId).execute();
      await remindLater(deps, tx, boardId, nextOn);
    }
    if (isOver || isPassed) return;
    await notify(deps, tx, [{ userId: repeat.userId, ...repeatDue(board, repeat.nextOn, step === 'last') }]);
  });
}
