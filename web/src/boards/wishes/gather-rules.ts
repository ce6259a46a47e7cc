import { WISH_GATHERED, type WishState } from '@mungchi/contract';

/** Who stands in the picture of a wish: oneself, somebody unknown, a free seat, a visitor's own, or the box with the goods. */
export type PictureSeat = 'me' | 'unknown' | 'free' | 'you' | 'gone' | 'box';

type Seen = { state: WishState; people: number; mine: boolean; visitor: boolean };

/** Three places, however many people: gathered, oneself is in the middle; opened, the box is. */
export function placesOf({ state, people, mine, visitor }: Seen): readonly PictureSeat[] {
  const first = mine ? 'me' : 'unknown';
  switch (state) {
    case 'ENDED':
      return ['gone', 'gone', 'gone'];
    case 'OPENED':
      return [first, 'box', 'unknown'];
    case 'GATHERED':
      return ['unknown', first, 'unknown'];
    case 'OPEN': {
      const there = Math.max(1, Math.min(people, WISH_GATHERED - 1));
      return [first, there > 1 ? 'unknown' : freeFor(visitor), there > 1 ? freeFor(visitor) : 'free'];
    }
  }
}

const freeFor = (visitor: boolean): PictureSeat => (visitor ? 'you' : 'free');
