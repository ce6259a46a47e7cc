import { type BoardId, split } from '@mungchi/contract';
import { wonWords } from '../won-words';
import type { Entry } from './entries';

type Named = { id: BoardId; name: string; quantity: string };

/** The day has come to open it again; `last`: nobody used three of them, and it stops. */
export function repeatDue({ id, name, quantity }: Named, day: string, last: boolean): Entry {
  const words = last ? '세 번 지나가서 이제 알림을 멈출게요' : '값만 확인하면 바로 열 수 있어요';
  return {
    kind: 'REPEAT_DUE',
    boardId: id,
    title: '이번에도 열어 볼까요?',
    body: `${name} ${quantity} · ${words}`,
    path: `/gonggu/write?again=${id}`,
    key: `repeat ${id} ${day}`,
  };
}

/** To those who were there the last time, or waited for a seat. */
export function againOpened(board: Named & { price: number; totalUser: number }, leader: string): Entry {
  const { id, name, quantity } = board;
  return {
    kind: 'AGAIN_OPENED',
    boardId: id,
    title: `${leader}님이 지난 공구를 다시 열었어요`,
    body: `${name} ${quantity} · 1인 ${wonWords(split(board.price, board.totalUser).follower)}`,
    path: `/gonggu/list/${id}`,
    key: `new ${id}`,
  };
}
