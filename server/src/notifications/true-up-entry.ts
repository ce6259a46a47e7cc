import type { BoardId } from '@mungchi/contract';
import { wonWords } from '../won-words';
import type { Entry } from './entries';

/** To a follower: the leader spent less, and the difference is on its way. */
export function trueUp(board: { id: BoardId }, receipt: { id: number; spent: number; amount: number }): Entry {
  return {
    kind: 'TRUE_UP',
    boardId: board.id,
    title: '차액을 돌려 드려요',
    body: `${wonWords(receipt.amount)} · 실제로 ${wonWords(receipt.spent)}에 샀어요`,
    path: `/chat/${board.id}/pay`,
    key: keyOf(receipt.id),
  };
}

/** The same entry once the card has it back. */
export const trueUpDone = (receiptId: number) => ({ key: keyOf(receiptId), title: '차액을 돌려 드렸어요' });

const keyOf = (receiptId: number) => `receipt ${receiptId}`;
