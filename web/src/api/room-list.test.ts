import type { ChatRoomRow, RoomId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { withRow } from './room-list';

const row = (id: number, lastMessageTime: string | null, unreadCount = 0): ChatRoomRow => ({
  id: id as RoomId,
  title: `방 ${id}`,
  imgUrl: '',
  participantCount: 2,
  lastMessage: null,
  lastMessageTime,
  unreadCount,
  status: '모집중',
  stage: 'RECRUITING',
  totalUser: 3,
  deadline: '2026-11-20',
  perPersonPrice: 3333,
  due: null,
  dueBy: null,
  muted: false,
});
const at = (minute: number) => `2026-11-14T08:${String(minute).padStart(2, '0')}:00.000Z`;

test('a room with a new message moves up and keeps its new count', () => {
  const rooms = [row(3, at(30)), row(2, at(20)), row(1, at(10))];
  const changed = withRow(rooms, row(1, at(40), 5));
  expect(changed.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(changed[0]?.unreadCount).toBe(5);
});

test('a moved read mark changes the count and not the order', () => {
  const rooms = [row(2, at(20)), row(1, at(10), 7)];
  expect(withRow(rooms, row(1, at(10), 0))).toEqual([row(2, at(20)), row(1, at(10), 0)]);
});

test('a room that the reader has left goes', () => {
  const rooms = [row(2, at(20)), row(1, at(10))];
  expect(withRow(rooms, { ...row(2, at(30)), gone: true })).toEqual([row(1, at(10))]);
});

test('a new room joins the list; one without a message is last', () => {
  const rooms = [row(2, at(20))];
  expect(withRow(rooms, row(9, at(21))).map(({ id }) => id)).toEqual([9, 2]);
  expect(withRow(rooms, row(9, null)).map(({ id }) => id)).toEqual([2, 9]);
});
