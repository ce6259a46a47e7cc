import { type BoardId, seoulDay, split } from '@mungchi/contract';
import { wonWords } from '../won-words';
import { type Entry, seatsLeft } from './entries';

type Opened = {
  id: BoardId;
  name: string;
  quantity: string;
  price: number;
  totalUser: number;
  memberCount: number;
  deadline: string;
};

export function keywordOpened(board: Opened, word: string, metres: number): Entry {
  return { ...opened(board, metres), kind: 'KEYWORD_OPENED', title: `‘${word}’ 공구가 열렸어요` };
}

/** Which word that was. */
export const wordCalled = (title: string): string => /^‘(.*)’ 공구가 열렸어요$/u.exec(title)?.[1] ?? '';

export function regularOpened(board: Opened, leader: string, metres: number): Entry {
  return { ...opened(board, metres), kind: 'REGULAR_OPENED', title: `단골 ${leader}님이 공구를 열었어요` };
}

/** Once a day, however many are opened. */
export function openedNearby(board: Opened, at: Date): Entry {
  return {
    boardId: board.id,
    path: `/gonggu/list/${board.id}`,
    kind: 'OPENED_NEARBY',
    title: '근처에 새 공구가 열렸어요',
    body: seatsLeft({ ...board, handingOn: 0 }),
    key: nearbyKey(seoulDay(at)),
  };
}

export const nearbyKey = (day: string): string => `nearby ${day}`;

/** Whatever the reason is, a purchase is told of once. */
function opened({ id, name, quantity, price, totalUser }: Opened, metres: number): Omit<Entry, 'kind' | 'title'> {
  const share = wonWords(split(price, totalUser).follower);
  return {
    boardId: id,
    path: `/gonggu/list/${id}`,
    body: `${name} ${quantity} · 1인 ${share} · ${distanceWords(metres)}`,
    key: `new ${id}`,
  };
}

/** `320m`, `1.4km`. */
function distanceWords(metres: number): string {
  const rounded = Math.round(metres / 10) * 10;
  return rounded < 1000 ? `${rounded}m` : `${(metres / 1000).toFixed(1)}km`;
}
