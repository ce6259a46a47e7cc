import { postSystemMessage } from '../chat/append-in-transaction';
import type { BoardRow, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { notify } from '../notifications/notify';
import { seatHandedOn } from '../notifications/seat-entries';
import { leaveSeat } from './vacate-seat';

const TAKEN_OVER = '자리 하나를 새 이웃이 이어받았어요.';

/** Counts a free seat as taken. The last one ends the vacancy. */
export async function takeFreeSeat(tx: Tx, board: BoardRow, at: Date): Promise<BoardRow> {
  const memberCount = board.memberCount + 1;
  const isFull = memberCount === board.totalUser;
  const taken = {
    memberCount,
    updatedAt: at,
    ...(isFull && board.vacantUntil && { vacantUntil: null, vacantAt: null, vacancyNoticedFor: null }),
  };
  await tx.updateTable('boards').set(taken).where('id', '=', board.id).execute();
  return { ...board, ...taken };
}

/** Of the seats handed on, the one longest ago: its holder, who never paid, leaves in the same transaction. */
export async function takeHandedOnSeat(deps: Deps, tx: Tx, board: BoardRow, at: Date): Promise<BoardRow> {
  const holder = await tx
    .selectFrom('seated')
    .selectAll()
    .where('boardId', '=', board.id)
    .where('handingOnAt', 'is not', null)
    .orderBy('handingOnAt')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await leaveSeat(deps, tx, holder, 'HANDED_ON', at);
  const taken = { handingOn: board.handingOn - 1, updatedAt: at };
  await tx.updateTable('boards').set(taken).where('id', '=', board.id).execute();
  await notify(deps, tx, [{ userId: holder.userId, ...seatHandedOn(board, at) }]);
  await postSystemMessage(deps, tx, board.id, board.stage, at, TAKEN_OVER, 'HANDED_ON');
  faultPoint('take-over.before-commit');
  return { ...board, ...taken };
}
