import type { ChatRoomRow } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { unreadMessages } from './room-list';

const room = (id: number, unreadCount: number, muted = false) => ({ id, unreadCount, muted }) as ChatRoomRow;
const rooms = [room(1, 3), room(2, 0), room(3, 5, true), room(4, 1)];

test('the chat tab counts messages, without those of muted rooms', () => {
  expect(unreadMessages(rooms)).toBe(4);
  expect(unreadMessages([])).toBe(0);
});
