import type { ChatRoomRow } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { badgeOf } from './badge-rules';

const room = (id: number, unreadCount: number, muted = false) => ({ id, unreadCount, muted }) as ChatRoomRow;
const rooms = [room(1, 3), room(2, 0), room(3, 5, true), room(4, 1)];

test('icon and title count unread notifications and rooms, not the room in view and no muted one', () => {
  expect(badgeOf(2, rooms, null)).toBe(4);
  expect(badgeOf(2, rooms, 1)).toBe(3);
  expect(badgeOf(0, rooms, 3)).toBe(2);
  expect(badgeOf(0, [], null)).toBe(0);
});
