import { boardNews, neighbourhoodNews, ownRooms, roomMessages, topicPath } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { topicMatcher } from './topic-matcher';

test('a destination gives back what it was made of', () => {
  expect(topicMatcher(boardNews)(topicPath(boardNews, { boardId: 12 }))).toEqual({ boardId: 12 });
  expect(topicMatcher(ownRooms)(topicPath(ownRooms, { userId: 3 }))).toEqual({ userId: 3 });
  const square = { row: 334, column: 1265 };
  expect(topicMatcher(neighbourhoodNews)(topicPath(neighbourhoodNews, square))).toEqual(square);
});

test.each([
  '/topic/board.',
  '/topic/board.*',
  '/topic/boards.1',
  '/topic/chatroom.1',
  '/topic/board.1.2',
  '/topic/board.01',
  '/topic/board.1\n',
  '/topic/board.%31',
  '/topic/boardx1',
  ' /topic/board.1',
])('%j is no board’s topic', (destination) => {
  expect(topicMatcher(boardNews)(destination)).toBe(null);
});

test('topics of one person are told apart by their end', () => {
  expect(topicMatcher(ownRooms)('/topic/user.3')).toBe(null);
  expect(topicMatcher(ownRooms)('/topic/user.3.rooms.4')).toBe(null);
  expect(topicMatcher(roomMessages)('/topic/user.3.rooms')).toBe(null);
});
