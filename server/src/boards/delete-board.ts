import type { BoardId, UserId } from '@mungchi/contract';
import { postSystemMessage } from '../chat/append-in-transaction';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { dropCalls } from '../notifications/called-entries';
import { cancelled } from '../notifications/entries';
import { tellMembers } from '../notifications/tell-members';
import { refuseIf } from '../refusal';
import { dropRepeat } from './again/save-repeat';
import { announceBoard } from './announce-board';
import { decideDeleteBoard, nextStage } from './board-rules';
import { lockBoard } from './lock-board';
import { dropUnanswered } from './questions/drop-question';
import { giveBackWish } from './wishes/open-from-wish';

const FAREWELL = '리더가 공구를 삭제했어요. 지난 대화는 계속 볼 수 있어요.';

/** Soft delete. One that was recruiting is cancelled; its room stays readable for members. */
export async function deleteBoard(deps: Deps, userId: UserId, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    const board = await lockBoard(tx, boardId);
    refuseIf(decideDeleteBoard(board, userId));

    const at = deps.now();
    const stage = nextStage(board.stage, 'cancelled') ?? board.stage;
    const deleted = await tx
      .updateTable('boards')
      .set({ stage, deletedAt: at, updatedAt: at, endedAt: board.endedAt ?? at })
      .where('id', '=', boardId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await dropUnanswered(deps, tx, boardId);
    await dropRepeat(deps, tx, boardId);
    await giveBackWish(deps, tx, boardId);
    // Only what called somebody is taken back: members keep what they were told.
    await dropCalls(tx, boardId, '/');
    await postSystemMessage(deps, tx, boardId, stage, at, FAREWELL, 'DELETED');
    announceBoard(deps, tx, deleted);
    if (stage !== board.stage) await tellMembers(deps, tx, boardId, cancelled(board), userId);
  });
}
