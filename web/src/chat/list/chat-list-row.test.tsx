import { ALL_PAID_TEXT, addDays, type ChatRoomRow, type RoomId, seoulDay } from '@mungchi/contract';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as css from './chat-list.css';
import { ChatListRow } from './chat-list-row';
import { byAge } from './over-rules';

const NOW = Date.parse('2026-11-20T08:00:00.000Z');
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

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

test('a muted room shows a crossed bell, and its count does not call', () => {
  const { rerender } = render(<ChatListRow room={room} />);
  expect(screen.getByText('4').className).toBe(css.unread);
  expect(screen.queryByRole('img', { name: '알림 꺼짐' })).toBeNull();
  rerender(<ChatListRow room={{ ...room, muted: true }} />);
  expect(screen.getByText('4').className).toBe(css.quietUnread);
  expect(screen.getByRole('img', { name: '알림 꺼짐' })).toBeTruthy();
});

test('while it recruits: the last seat is a chip, the last day is red, and shares are counted as such', () => {
  const tomorrow = addDays(seoulDay(NOW), 1);
  const { rerender, container } = render(
    <ChatListRow room={{ ...room, totalUser: 4, openSeats: 1, deadline: tomorrow }} />,
  );
  expect(container.textContent).toContain('1자리 남음모집중 3/4명 · 내일 마감');
  expect(screen.getByText('내일 마감').className).toBe(css.hot);
  const inAWeek = addDays(seoulDay(NOW), 7);
  rerender(<ChatListRow room={{ ...room, totalUser: 6, openSeats: 2, deadline: inAWeek }} />);
  expect(container.textContent).toContain('모집중 4/6몫 · D-7');
  expect(container.textContent).not.toContain('남음');
});

test('what was begun here stands in place of the last message', () => {
  const { rerender, container } = render(<ChatListRow room={room} draft="저는 토요일 오전이" />);
  expect(container.textContent).toContain('작성 중: 저는 토요일 오전이');
  expect(container.textContent).not.toContain('안녕하세요');
  rerender(<ChatListRow room={room} />);
  expect(container.textContent).toContain('안녕하세요');
});

test('a room that is over says how it ended, and on which day', () => {
  const past: ChatRoomRow = { ...room, stage: 'COMPLETED', status: '공구완료', unreadCount: 0, over: true };
  const { rerender, container } = render(
    <ChatListRow room={{ ...past, lastMessageTime: '2026-10-28T03:00:00.000Z' }} />,
  );
  expect(container.textContent).toContain('공구완료 · 이웃 2명과 함께');
  expect(container.textContent).toContain('10월 28일');
  rerender(
    <ChatListRow
      room={{ ...past, stage: 'CANCELLED', status: '공구취소', lastMessageTime: '2025-10-28T03:00:00.000Z' }}
    />,
  );
  expect(container.textContent).toMatch(/2025년 10월 28일.*공구취소$/);
});

test('who waits reads whose turn it is, not what the leader is to do', () => {
  const paid = { ...room, stage: 'PAYING' as const, lastMessage: ALL_PAID_TEXT };
  const { container, rerender } = render(<ChatListRow room={paid} />);
  expect(container.textContent).toContain('모두 결제했어요. 리더가 물건을 살 차례예요.');
  expect(container.textContent).toContain('구매중리더가 물건을 살 차례예요');
  rerender(<ChatListRow room={{ ...paid, due: 'BUY' }} />);
  expect(container.textContent).toContain(ALL_PAID_TEXT);
  rerender(<ChatListRow room={{ ...room, stage: 'RECRUITED' }} />);
  expect(container.textContent).toContain('모집완료이웃의 결제를 기다려요');
  rerender(<ChatListRow room={{ ...room, stage: 'CANCELLED' }} />);
  expect(container.textContent).not.toContain('공구취소');
});

const ended: ChatRoomRow = { ...room, id: 8 as RoomId, stage: 'COMPLETED', unreadCount: 0 };
test.each([
  ['completed, with nothing left to do', ended, true],
  ['called off', { ...ended, stage: 'CANCELLED' }, true],
  ['with a review to write', { ...ended, due: 'REVIEW' }, false],
  ['with something unread', { ...ended, unreadCount: 1 }, false],
  ['ended within a day', { ...ended, lastMessageTime: '2026-11-19T08:00:01.000Z' }, false],
  ['under way', { ...ended, stage: 'PURCHASED' }, false],
] as [string, ChatRoomRow, boolean][])('a room %s', (_, old, isOver) => {
  expect(byAge([room, old], NOW).over).toEqual(isOver ? [old] : []);
  expect(byAge([old], NOW)).toEqual({ current: [old], over: [] });
});
