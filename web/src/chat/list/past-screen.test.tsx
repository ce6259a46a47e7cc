import type { ChatRoomRow, RoomId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { ChatListScreen } from './chat-list-screen';
import { PastScreen } from './past-screen';

const row = (id: number, changes: Partial<ChatRoomRow> = {}): ChatRoomRow => ({
  id: id as RoomId,
  title: `방 ${id}`,
  imgUrl: '',
  participantCount: 4,
  lastMessage: '모두 잘 받았어요.',
  lastMessageTime: '2026-10-28T03:00:00.000Z',
  unreadCount: 0,
  status: '공구완료',
  stage: 'COMPLETED',
  totalUser: 4,
  deadline: '2026-10-20',
  perPersonPrice: 1000,
  due: null,
  dueBy: null,
  muted: false,
  over: true,
  ...changes,
});

function open(rooms: ChatRoomRow[], Shown = PastScreen) {
  const server = standInServer({ 'GET /api/chat/rooms': () => ({ body: rooms }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  return server;
}

test('what ended a while ago, and what belongs here', async () => {
  const server = open([row(2), row(1)]);
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual(['/chat/2', '/chat/1']);
  expect(screen.getByText('끝난 지 2주가 지난 공구방이 모여요.')).toBeTruthy();
  await waitFor(() => expect(server.requests.map(({ path }) => path)).toEqual(['/api/chat/rooms?over=true&limit=20']));
});

test('nothing yet', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: '아직 지난 공구방이 없어요.' })).toBeTruthy();
  expect(screen.getByText('끝난 지 2주가 지난 공구방이 모여요.')).toBeTruthy();
});

test('the list of rooms asks for the others and leads there, also from an empty one', async () => {
  const server = open([], ChatListScreen);
  expect((await screen.findByRole('link', { name: '더 지난 공구방 보기' })).getAttribute('href')).toBe('/chat/past');
  expect(screen.getByText('아직 참여 중인 공구가 없어요.')).toBeTruthy();
  await waitFor(() => expect(server.requests.map(({ path }) => path)).toContain('/api/chat/rooms?over=false'));
});
