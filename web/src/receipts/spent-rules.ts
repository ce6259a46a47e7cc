import { backPerSeat, type ChatRoom, costOf } from '@mungchi/contract';
import { isPayer } from '../api/all-back';

export type Difference = {
  /** Under or over what was known before. */
  less: number;
  more: number;
  /** What goes back of each seat, and to how many people how much in all. */
  back: number;
  people: number;
  total: number;
  /** Every neighbour holds one seat. */
  isEqual: boolean;
};

/** What a sum means for everybody, before it is said. */
export function differenceOf(
  room: Pick<ChatRoom, 'price' | 'totalUser' | 'spent' | 'participants'>,
  spent: number,
): Difference {
  const before = costOf(room);
  const followers = room.participants.filter(isPayer);
  const back = backPerSeat(room.totalUser, before, Math.min(before, spent));
  const seats = followers.reduce((sum, one) => sum + one.seats, 0);
  return {
    less: Math.max(0, before - spent),
    more: Math.max(0, spent - room.price),
    back,
    people: followers.length,
    total: back * seats,
    isEqual: followers.every((one) => one.seats === 1),
  };
}

/** Likelier a forgotten zero; asked once more. */
export function isLow({ price }: Pick<ChatRoom, 'price'>, spent: number): boolean {
  return spent * 2 < price;
}
