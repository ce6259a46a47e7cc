import { isRecruiting } from '@mungchi/contract';
import { type BoardState, statusOf } from './board-rules';

/** What cannot be joined now but may again: full and waiting for money, or expired and not called off. */
export function isWaitable(board: Omit<BoardState, 'leaderId' | 'price'>, now: Date): boolean {
  return (board.stage === 'RECRUITING' || board.stage === 'RECRUITED') && !isRecruiting(statusOf(board, now));
}
