import { ownNotifications } from '@mungchi/contract';
import type { LiveDoor } from '../live/live-door';

export function notificationTopics(door: LiveDoor): void {
  door.hear(ownNotifications);
}
