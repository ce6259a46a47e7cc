import type { BoardDetail, BoardId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { postSystemMessage } from '../../chat/append-in-transaction';
import type { BoardRow, ParticipantRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { dropUnread } from '../../notifications/drop-entries';
import { seatKeyOf, seatUndone } from '../../notifications/entries';
import { notify } from '../../notifications/notify';
import { Refusal, refuseIf } from '../../refusal';
import { decideUndo } from '../board-rules';
import { lockBoard } from '../lock-board';
import { readBoard } from '../read-board';
import { returnFirstRight } from './first-rights';
import { undoneLately } from './undone-lately';
import { vacateSeat } from './vacate-seat';

/** A follower takes a slip back, with all seats, minutes after joining. Again after that: the same answer. */
export async function undoJoin(deps: Deps, userId: UserId, boardId: BoardId): Promise<BoardDetail> {
  return transact(deps.db, async (tx) => {
    const board = await lockBoard(tx, boardId);
    // Under the lock: the minutes may have passed while waiting for it.
    const at = deps.now();
    const me = await findSeat(tx, userId, boardId);
    if (!me) throw new Refusal('NOT_A_MEMBER');
    if (me.leftAt === null) {
      refuseIf(decideUndo(board, me, await lately(tx, userId, at), at));
      await undo(deps, tx, board, me, at);
    } else if (me.leftWhy !== 'UNDONE') throw new Refusal('NOT_A_MEMBER');
    // Also while it is held back: who undoes it was a member a moment ago.
    return (await readBoard({ db: tx, now: deps.now }, userId, boardId, { evenHeld: true })).board;
  });
}

async function undo(deps: Deps, tx: Tx, board: BoardRow, me: ParticipantRow, at: Date): Promise<void> {
  const left = await vacateSeat(deps, tx, board, me, 'UNDONE', at);
  await tx.updateTable('participants').set({ undoneAt: at }).where('id', '=', me.id).execute();
  await returnFirstRight(tx, board.id, me.userId);
  await postSystemMessage(deps, tx, board.id, board.stage, at, '이웃 한 명이 참여를 되돌렸어요.', 'UNDONE');
  const wasUnread = await dropUnread(tx, board.leaderId, seatKeyOf({ id: me.id, at: me.joinedAt }));
  if (!wasUnread) await notify(deps, tx, [{ userId: board.leaderId, ...seatUndone(left, me) }]);
}

function findSeat(tx: Tx, userId: UserId, boardId: BoardId): Promise<ParticipantRow | undefined> {
  return tx
    .selectFrom('participants')
    .selectAll()
    .where('boardId', '=', boardId)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

async function lately(tx: Tx, userId: UserId, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${undoneLately(userId, at)} as count`.execute(tx);
  return rows[0]?.count ?? 0;
}
