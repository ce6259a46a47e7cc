import { type BoardId, SELF_CANCEL_DAYS } from '@mungchi/contract';
import { sql } from 'kysely';
import { audit } from '../audit/audit';
import { postSystemMessage } from '../chat/append-in-transaction';
import type { BoardRow } from '../db/rows';
import type { Tx } from '../db/schema';
import { afterCommit } from '../db/transaction';
import type { Deps } from '../deps';
import type { Clock } from '../jobs/clock';
import { isWaiting } from '../jobs/jobs';
import { cancelled, deadlineToday, expired } from '../notifications/entries';
import { notify } from '../notifications/notify';
import { tellMembers } from '../notifications/tell-members';
import { advanceStage } from './advance-stage';
import { announceBoard } from './announce-board';
import { deadlineDue, deadlineStep } from './deadline-rules';
import { lockRow } from './lock-board';
import { unlessDeleted } from './unless-deleted';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'boards.clock': { id: BoardId };
  }
}

const CLOSING = '오늘이 모집 마감일이에요. 아직 자리가 남아 있으니 이웃에게 알려 보세요.';
const EXPIRED =
  '모집 기간이 끝났어요. 리더는 공구 수정에서 마감일을 늘리거나 공구를 취소할 수 있어요. 3일이 지나면 자동으로 취소돼요.';
const SELF_CANCELLED = '모집 인원이 차지 않아 공구가 자동으로 취소됐어요. 다음 공구에서 다시 만나요.';

/** The deadline day of a purchase that recruits, and what comes after it. */
export const deadlineClock: Clock<Deps, BoardId> = {
  byDay: true,
  async due({ now }, tx, boardId) {
    const board = await lockRow(tx, boardId);
    return board && !board.deletedAt ? deadlineDue(board, now()) : null;
  },
  async step(deps, boardId) {
    await unlessDeleted(deps, boardId, (tx, board) => take(deps, tx, board));
    return undefined;
  },
  /** All that recruit; whose deadline was brought forward unbooked is found when it would be cancelled. */
  async lost(db) {
    const until = sql`(b.deadline + ${SELF_CANCEL_DAYS + 2}::int)::timestamp at time zone 'Asia/Seoul'`;
    const { rows } = await sql<{ id: BoardId }>`
      select b.id from boards b
      where b.stage = 'RECRUITING' and b.deleted_at is null
        and not ${isWaiting(sql`'boards.clock ' || b.id`, until)}`.execute(db);
    return rows.map(({ id }) => id);
  },
};

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
