import type { ChatRoomRow } from '@mungchi/contract';

/** The number on the app's icon and in the title: unread notifications and rooms, without the one being looked at. */
export function badgeOf(unread: number, rooms: readonly ChatRoomRow[], lookedAt: number | null): number {
  return unread + rooms.filter(({ id, muted, unreadCount }) => !muted && unreadCount > 0 && id !== lookedAt).length;
}
