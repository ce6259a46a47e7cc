import { createHash } from 'node:crypto';
import { dayWords, split, startOfSeoulDay } from '@mungchi/contract';
import { wonWords } from '../../won-words';

/** To be raised with every change of what is drawn: the old pictures are then drawn anew under new addresses. */
const LAYOUT = 1;

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

export type SharedBoard = {
  name: string;
  quantity: string;
  price: number;
  totalUser: number;
  maxSeats: number;
  deadline: string;
  pictures: readonly { url: string }[];
};

/**
 * All that is drawn. In a chat the picture stays for days, so it holds no number of free seats; and anybody sees it, so it
 * holds nothing that visitors may not know.
 */
export type ShareWords = {
  name: string;
  quantity: string;
  per: string;
  share: string;
  people: string;
  until: string;
  place: string;
  photo: string;
  drawn: boolean;
};

/** Null where the photo is not ours to read: nothing is fetched from elsewhere. `visible` is the place as visitors read it. */
export function shareWords(board: SharedBoard, visible: string): ShareWords | null {
  const photo = board.pictures[0]?.url;
  if (!photo) return null;
  const drawn = photo.startsWith('/pictures/');
  if (!drawn && !photo.startsWith('/media/')) return null;
  const unit = board.maxSeats > 1 ? '몫' : '명';
  return {
    name: board.name,
    quantity: board.quantity,
    per: board.maxSeats > 1 ? '1몫' : '1인',
    share: wonWords(split(board.price, board.totalUser).follower),
    people: `모두 ${board.totalUser}${unit}`,
    until: `${dayWords(startOfSeoulDay(board.deadline))}까지`,
    place: lastWord(visible),
    photo,
    drawn,
  };
}

/** The address of a picture says everything that is in it, so it never changes. */
export function shareKey(words: ShareWords): string {
  return createHash('sha256')
    .update(JSON.stringify([LAYOUT, ...Object.entries(words)]))
    .digest('hex')
    .slice(0, 16);
}

export function sharePath(boardId: number, words: ShareWords): string {
  return `/pictures/share/${boardId}-${shareKey(words)}.jpg`;
}

/** `서울특별시 성동구 성수동1가` is its last part to neighbours. */
function lastWord(place: string): string {
  return place.trim().split(' ').at(-1)!;
}
