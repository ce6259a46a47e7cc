import type { ChatRoomRow, RoomId } from '@mungchi/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as css from './chat-list.css';
import { ChatListRow } from './chat-list-row';

const room: ChatRoomRow = {
  id: 7 as RoomId,
  title: '제주 감귤 10kg 공구방',
  imgUrl: '',
  participantCount: 3,
  lastMessage: '안녕하세요',
  lastMessageTime: '2026-11-15T08:00:00.000Z',
  unreadCount: 4,
  status: '모집중',
  stage: 'RECRUITING',
  totalUser: 3,
  deadline: '2026-11-20',
  perPersonPrice: 3333,
  due: null,
  dueBy: null,
  muted: false,
};

test('a muted room shows a crossed bell, and its count does not call', () => {
  const { rerender } = render(<ChatListRow room={room} />);
  expect(screen.getByText('4').className).toBe(css.unread);
  expect(screen.queryByRole('img', { name: '알림 꺼짐' })).toBeNull();
  rerender(<ChatListRow room={{ ...room, muted: true }} />);
  expect(screen.getByText('4').className).toBe(css.quietUnread);
  expect(screen.getByRole('img', { name: '알림 꺼짐' })).toBeTruthy();
});
