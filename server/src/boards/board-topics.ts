import { boardNews, neighbourhoodNews, wishNews } from '@mungchi/contract';
import type { LiveDoor } from '../live/live-door';

/** Anyone signed in may watch a group purchase, a neighbourhood or a wish. */
export function boardTopics(door: LiveDoor): void {
  door.hear(boardNews);
  door.hear(neighbourhoodNews);
  door.hear(wishNews);
}
