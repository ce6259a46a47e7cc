import { ownNotifications } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { LiveDoor } from '../live/live-door';
import { alertRooms } from './alert-rooms';

export function notificationTopics(door: LiveDoor, deps: Deps): void {
  door.hear(ownNotifications);
  door.poll({ run: () => alertRooms(deps), everyMs: 3_000 });
  door.onClose(() => alertRooms(deps).catch((err) => deps.log.error({ err }, 'chat alerts')));
}
