import { type BoardNews, boardNews, neighbourhoodNews, type Square, squareAt, topicPath } from '@mungchi/contract';
import type { BoardRow } from '../db/rows';
import type { Tx } from '../db/schema';
import { afterCommit } from '../db/transaction';
import type { Deps } from '../deps';
import { statusOf, takenSeats } from './board-rules';

type Announced = Pick<
  BoardRow,
  | 'id'
  | 'stage'
  | 'memberCount'
  | 'totalUser'
  | 'handingOn'
  | 'vacantUntil'
  | 'payEnd'
  | 'deadline'
  | 'latitude'
  | 'longitude'
  | 'deletedAt'
>;

/** Cache invalidation between nodes: the message is the grid square in which something changed. */
export const BOARDS_CHANNEL = 'boards';

export const squareLine = (square: Square): string => topicPath(neighbourhoodNews, square);

/** Pushes the change to open detail pages and lists of the neighbourhood. */
export function announceBoard({ bus, live, now }: Pick<Deps, 'bus' | 'live' | 'now'>, tx: Tx, board: Announced): void {
  const news = newsOf(board, now());
  afterCommit(tx, () => {
    live.publish(boardNews, { boardId: board.id }, news);
    live.publish(neighbourhoodNews, squareAt(board), news);
    bus.publish(BOARDS_CHANNEL, [squareLine(squareAt(board))]);
  });
}

/** A hint to who has this purchase open: something beside the purchase itself changed. No list grows old of it. */
export function tellBoard(
  { live, now }: Pick<Deps, 'live' | 'now'>,
  tx: Tx,
  board: Announced,
  besides: Pick<BoardNews, 'questions'> = {},
): void {
  const news = { ...newsOf(board, now()), ...besides };
  afterCommit(tx, () => live.publish(boardNews, { boardId: board.id }, news));
}

function newsOf(board: Announced, at: Date): BoardNews {
  return {
    id: board.id,
    boardStatus: statusOf(board, at),
    stage: board.stage,
    totalUsers: board.totalUser,
    currentUsers: takenSeats(board),
    deadline: board.deadline,
    deleted: board.deletedAt !== null,
  };
}
