import { postSystemMessage } from '../chat/append-in-transaction';
import type { BoardRow, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { notify } from '../notifications/notify';
import { seatHandedOn } from '../notifications/seat-entries';
import { leaveSeat } from './vacate-seat';

const TAKEN_OVER = '자리 하나를 새 이웃이 이어받았어요.';

/** With a free seat taken. The last one ends the vacancy. */
export function withFreeSeatTaken(board: BoardRow): BoardRow {
  const memberCount = board.memberCount + 1;
  if (memberCount < board.totalUser) return { ...board, memberCount };
  return { ...board, memberCount, vacantUntil: null, vacantAt: null, vacancyNoticedFor: null };
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
  await notify(deps, tx, [{ userId: holder.userId, ...seatHandedOn(board, at) }]);
  await postSystemMessage(deps, tx, board.id, board.stage, at, TAKEN_OVER, 'HANDED_ON');
  faultPoint('take-over.before-commit');
  return { ...board, handingOn: board.handingOn - 1 };
}
