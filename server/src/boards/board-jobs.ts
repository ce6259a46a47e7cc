import { type BoardId, seoulDay } from '@mungchi/contract';
import { audit } from '../audit/audit';
import { postSystemMessage } from '../chat/append-in-transaction';
import type { BoardRow } from '../db/board-tables';
import type { Tx } from '../db/schema';
import { afterCommit, transact } from '../db/transaction';
import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/job-handler';
import { cancelled, deadlineToday, expired } from '../notifications/entries';
import { notify } from '../notifications/notify';
import { tellMembers } from '../notifications/tell-members';
import { Refusal } from '../refusal';
import { advanceStage } from './advance-stage';
import { tellRepeatDue } from './again/repeat-due';
import { announceBoard } from './announce-board';
import { tellEdits } from './changes/tell-edits';
import { deadlineStep } from './deadline-rules';
import { tellNew } from './finding/tell-new';
import { lockBoard } from './lock-board';
import { tellHearts } from './tell-hearts';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'boards.deadlines': Record<string, never>;
    'boards.tell-hearts': { boardId: BoardId };
    'boards.tell-new': { boardId: BoardId };
    /** Its name before 0380; rows of it may wait. */
    'boards.tell-nearby': { boardId: BoardId };
  }
}

const CLOSING = '오늘이 모집 마감일이에요. 아직 자리가 남아 있으니 이웃에게 알려 보세요.';
const EXPIRED =
  '모집 기간이 끝났어요. 리더는 공구 수정에서 마감일을 늘리거나 공구를 취소할 수 있어요. 3일이 지나면 자동으로 취소돼요.';
const SELF_CANCELLED = '모집 인원이 차지 않아 공구가 자동으로 취소됐어요. 다음 공구에서 다시 만나요.';

type BoardJob =
  | 'boards.deadlines'
  | 'boards.edit-notice'
  | 'boards.repeat'
  | 'boards.tell-hearts'
  | 'boards.tell-new'
  | 'boards.tell-nearby';

export const boardJobs: JobHandlers<Deps, BoardJob> = {
  'boards.deadlines': async (deps, _, { signal }) => {
    for (const boardId of await dueBoards(deps)) {
      if (signal.aborted) return;
      // A failure must not block the rest; the next run retries it.
      const step = unlessDeleted(deps, boardId, (tx, board) => take(deps, tx, board));
      await step.catch((err) => deps.log.error({ err, boardId }, 'deadline step failed'));
    }
  },
  'boards.edit-notice': (deps, { boardId }) =>
    unlessDeleted(deps, boardId, (tx, board) => tellEdits(deps, tx, board, deps.now())),
  'boards.repeat': (deps, { boardId }) => tellRepeatDue(deps, boardId),
  'boards.tell-hearts': (deps, { boardId }) => tellHearts(deps, boardId),
  'boards.tell-new': (deps, { boardId }) => tellNew(deps, boardId),
  'boards.tell-nearby': (deps, { boardId }) => tellNew(deps, boardId),
};

/** 09:00 to 21:00 in Seoul: no notifications at night. */
export const boardSchedules: Schedule<'boards.deadlines'>[] = [{ job: 'boards.deadlines', cron: '*/10 0-12 * * *' }];

async function dueBoards({ db, now }: Deps): Promise<BoardId[]> {
  const rows = await db
    .selectFrom('boards')
    .select(['id', 'stage', 'deadline', 'closingNoticedFor', 'expiryNoticedFor', 'expiryNoticedAt'])
    .where('stage', '=', 'RECRUITING')
    .where('deletedAt', 'is', null)
    .where('deadline', '<=', seoulDay(now()))
    .orderBy('deadline')
    .orderBy('id')
    .execute();
  return rows.filter((board) => deadlineStep(board, now()) !== null).map((board) => board.id);
}

/** Rechecked under the lock: another node, an edit or the last join may have come first. */
async function unlessDeleted(
  deps: Deps,
  boardId: BoardId,
  step: (tx: Tx, board: BoardRow) => Promise<void>,
): Promise<void> {
  try {
    await transact(deps.db, async (tx) => step(tx, await lockBoard(tx, boardId)));
  } catch (error) {
    const wasDeleted = error instanceof Refusal && error.code === 'BOARD_NOT_FOUND';
    if (!wasDeleted) throw error;
  }
}

async function take(deps: Deps, tx: Tx, board: BoardRow): Promise<void> {
  const at = deps.now();
  const step = deadlineStep(board, at);
  switch (step) {
    case null:
      return;
    case 'closing-notice':
      await tx.updateTable('boards').set({ closingNoticedFor: board.deadline }).where('id', '=', board.id).execute();
      await postSystemMessage(deps, tx, board.id, board.stage, at, CLOSING, 'CLOSING');
      await notify(deps, tx, [{ userId: board.leaderId, ...deadlineToday(board) }]);
      if (board.likeCount > 0) await deps.jobs.add(tx, 'boards.tell-hearts', { boardId: board.id });
      return;
    case 'expiry-notice':
      await tx
        .updateTable('boards')
        .set({ expiryNoticedFor: board.deadline, expiryNoticedAt: at })
        .where('id', '=', board.id)
        .execute();
      await postSystemMessage(deps, tx, board.id, board.stage, at, EXPIRED, 'EXPIRED');
      await notify(deps, tx, [{ userId: board.leaderId, ...expired(board) }]);
      announceBoard(deps, tx, board);
      return;
    case 'self-cancel':
      await advanceStage(deps, tx, board, 'cancelled', at, SELF_CANCELLED, undefined, 'EXPIRED');
      await tellMembers(deps, tx, board.id, cancelled(board));
      afterCommit(tx, () =>
        audit(deps, { userId: null, action: 'cancel', object: `board ${board.id}`, outcome: 'done' }),
      );
  }
}
