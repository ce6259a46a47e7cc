import { shareOf } from '@mungchi/contract';
import { postSystemMessage } from '../../chat/append-in-transaction';
import type { BoardRow, ParticipantRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { notify } from '../../notifications/notify';
import { seatHandedOn, someHandedOn } from '../../notifications/seat-entries';
import { leaveSeat } from './vacate-seat';

/**
 * The purchase with seats taken; the caller has seen that there are enough, and writes it down. While it recruits those handed on
 * go first: who wants to leave is gone with the next neighbour. In a full one a vacancy ends it, so free ones go first.
 */
export async function takeOpenSeats(deps: Deps, tx: Tx, board: BoardRow, seats: number, at: Date): Promise<BoardRow> {
  const handedOn = board.stage === 'RECRUITING' ? Math.min(seats, board.handingOn) : 0;
  const free = Math.min(seats - handedOn, board.totalUser - board.memberCount);
  const joined = free > 0 ? withFreeSeats(board, free) : board;
  return seats > free ? takeHandedOnSeats(deps, tx, joined, seats - free, at) : joined;
}

/** The last free one ends the vacancy. */
function withFreeSeats(board: BoardRow, seats: number): BoardRow {
  const memberCount = board.memberCount + seats;
  if (memberCount < board.totalUser) return { ...board, memberCount };
  return { ...board, memberCount, vacantUntil: null, vacantAt: null, vacancyNoticedFor: null };
}

/** Seat by seat, from whoever hands on longest: the last one ends that membership, which was never paid, in the same transaction. */
async function takeHandedOnSeats(deps: Deps, tx: Tx, board: BoardRow, seats: number, at: Date): Promise<BoardRow> {
  const holders = await tx
    .selectFrom('seated')
    .selectAll()
    .where('boardId', '=', board.id)
    .where('handingOnAt', 'is not', null)
    .orderBy('handingOnAt')
    .orderBy('id')
    .execute();
  let rest = seats;
  for (const holder of holders) {
    if (rest === 0) break;
    const given = Math.min(rest, holder.seats);
    await takeFrom(deps, tx, board, holder, given, at);
    rest -= given;
  }
  const words = `자리 ${seats === 1 ? '하나를' : `${seats}개를`} 새 이웃이 이어받았어요.`;
  await postSystemMessage(deps, tx, board.id, board.stage, at, words, 'HANDED_ON');
  faultPoint('take-over.before-commit');
  return { ...board, handingOn: board.handingOn - seats };
}

async function takeFrom(deps: Deps, tx: Tx, board: BoardRow, holder: ParticipantRow, given: number, at: Date) {
  const seats = holder.seats - given;
  if (seats === 0) {
    await leaveSeat(deps, tx, holder, 'HANDED_ON', at);
    return notify(deps, tx, [{ userId: holder.userId, ...seatHandedOn(board, at) }]);
  }
  await tx.updateTable('participants').set({ seats }).where('id', '=', holder.id).execute();
  const share = shareOf(board, { role: 'FOLLOWER', seats });
  return notify(deps, tx, [{ userId: holder.userId, ...someHandedOn(board, { given, share }, at) }]);
}
