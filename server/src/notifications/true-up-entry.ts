import type { BoardId } from '@mungchi/contract';
import type { Entry } from './entries';

const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`;

/** To a follower: the leader spent less, and the difference is on its way. */
export function trueUp(board: { id: BoardId }, receipt: { id: number; spent: number; amount: number }): Entry {
  return {
    kind: 'TRUE_UP',
    boardId: board.id,
    title: '차액을 돌려 드려요',
    body: `${won(receipt.amount)} · 실제로 ${won(receipt.spent)}에 샀어요`,
    path: `/chat/${board.id}/pay`,
    key: `receipt ${receipt.id}`,
  };
}
