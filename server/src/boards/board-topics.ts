import { boardNews, neighbourhoodNews, type UserId, type WishId, wishNews } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { LiveDoor } from '../live/live-door';
import { mayReadWish } from './wishes/read-wishes';

/** Anyone signed in may watch a group purchase or a neighbourhood, and a wish that they may read. */
export function boardTopics(door: LiveDoor, { db }: Pick<Deps, 'db'>): void {
  door.hear(boardNews);
  door.hear(neighbourhoodNews);
  door.hear(wishNews, {
    refusal: async ({ userId }, { wishId }) =>
      (await mayReadWish(db, userId as UserId, wishId as WishId)) ? null : 'WISH_NOT_FOUND',
  });
}
