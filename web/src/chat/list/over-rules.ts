import { CANCELLED_ROOM_HOURS, type ChatRoomRow, HOUR_MS } from '@mungchi/contract';

/** A room that ended stays among the others for as long as a cancelled one can be written in. */
const IN_SIGHT_MS = CANCELLED_ROOM_HOURS * HOUR_MS;

/** Rooms in which nothing is left to do or to read go to the end of the list, unless there are no others. */
export function byAge(rooms: readonly ChatRoomRow[], now: number) {
  const over = rooms.filter((room) => isOver(room, now));
  const current = rooms.filter((room) => !isOver(room, now));
  return current.length === 0 ? { current: rooms, over: [] } : { current, over };
}

function isOver({ stage, due, unreadCount, lastMessageTime }: ChatRoomRow, now: number): boolean {
  if ((stage !== 'COMPLETED' && stage !== 'CANCELLED') || due !== null || unreadCount > 0) return false;
  return lastMessageTime === null || now - Date.parse(lastMessageTime) > IN_SIGHT_MS;
}
