import { type RefusalCode, type UserId, WAITERS_MAX } from '@mungchi/contract';
import { type BoardState, isJoinable } from '../board-rules';
import { type CheckedHome, decideVerified, type VerifiedBoard } from './verified-rules';

/** What cannot be joined now but may again: full and waiting for money, or expired and not called off. */
export function isWaitable(board: Omit<BoardState, 'leaderId' | 'price'>, now: Date): boolean {
  return (board.stage === 'RECRUITING' || board.stage === 'RECRUITED') && !isJoinable(board, now);
}

/** Who may ask to hear of a vacancy: whoever could join if there were one. */
export function decideWait(
  board: BoardState & VerifiedBoard & { heldAt: Date | null },
  waiter: { userId: UserId; isMember: boolean; isWaiting: boolean; isBlocked: boolean; checked: CheckedHome },
  waiters: number,
  now: Date,
): RefusalCode | null {
  if (board.leaderId === waiter.userId) return 'OWN_BOARD';
  if (waiter.isMember) return 'ALREADY_JOINED';
  switch (board.stage) {
    case 'CANCELLED':
      return 'BOARD_CANCELLED';
    case 'COMPLETED':
      return 'BOARD_COMPLETED';
    case 'PAYING':
    case 'PURCHASED':
      return 'BOARD_CLOSED';
    case 'RECRUITING':
    case 'RECRUITED':
      if (!isWaitable(board, now)) return 'NOT_WAITABLE';
      if (board.heldAt) return 'BOARD_HELD';
      if (waiter.isBlocked) return 'NOT_JOINABLE';
      return (
        decideVerified(board, waiter.checked) ?? (waiter.isWaiting || waiters < WAITERS_MAX ? null : 'WAITLIST_FULL')
      );
  }
}
