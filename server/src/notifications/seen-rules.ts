import { type BoardId, boardIdParam, type NotificationKind } from '@mungchi/contract';

/**
 * What a room's own screen shows of what its members are told: by a card of its stage, a remark, or a bar. A problem, a poll and
 * changed goods ask for an answer on a screen of their own: having been in the room does not make them seen.
 */
const SHOWN_IN_ROOM: readonly NotificationKind[] = [
  'SEAT_TAKEN',
  'ROOM_FULL',
  'ALL_PAID',
  'PURCHASED',
  'COMPLETED',
  'CANCELLED',
  'BOARD_CHANGED',
  'DEADLINE_TODAY',
  'EXPIRED',
  'PAY_REMINDER',
  'PAY_END',
  'VACANCY_LEADER',
  'VACANCY_PAID',
  'BUY_REMINDER',
  'BUY_OVERDUE',
  'APPOINTMENT_SET',
  'APPOINTMENT_CHANGED',
  'APPOINTMENT_CANCELLED',
  'APPOINTMENT_SOON',
];

/** Which entries were seen on a screen: those that lead to it, in a room those that it shows. */
export type Seen = { path: string } | { boardId: BoardId; kinds: readonly NotificationKind[] };

export function seenInRoom(room: BoardId): Seen {
  return { boardId: room, kinds: SHOWN_IN_ROOM };
}

export function seenOn(path: string): Seen {
  const room = /^\/chat\/(\d{1,15})$/.exec(path)?.[1];
  return room === undefined ? { path } : seenInRoom(boardIdParam.parse(room));
}
