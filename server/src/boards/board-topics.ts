import { boardNews, neighbourhoodNews } from '@mungchi/contract';
import type { LiveDoor } from '../live/live-door';

/** Anyone signed in may watch a group purchase or a neighbourhood. */
export function boardTopics(door: LiveDoor): void {
  door.hear(boardNews);
  door.hear(neighbourhoodNews);
}
