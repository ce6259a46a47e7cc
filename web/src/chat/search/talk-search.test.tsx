import type { ChatMessage } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { testRoom } from '../../api/test-room';
import { standInServer } from '../../api/test-server';
import { type RoomContext, RoomContextOf } from '../room/room-context';
import { TalkSearch } from './talk-search';

const said = (seq: number, message: string, participantId = 1): ChatMessage => ({
  id: `7-${seq}`,
  seq,
  messageType: 'TEXT',
  participantId: participantId as never,
  chatStatus: null,
  notice: null,
  message,
  sendAt: '2026-11-16T08:00:00.000Z',
  senderNickname: participantId === 1 ? '성수댁' : '감자',
  senderProfileUrl: '/avatars/mint.webp',
  key: null,
});

function open(pages: Record<string, { found: ChatMessage[]; next: number | null }>) {
  const server = standInServer({
    'GET /api/chat/rooms/7/search': ({ path }) => ({
      body: pages[new URLSearchParams(path.split('?')[1]).get('before') ?? ''] ?? { found: [], next: null },
    }),
  });
  const room = testRoom();
  const jump = vi.fn(() => Promise.resolve(true));
  const onClose = vi.fn();
  const context = {
    room,
    me: room.participants[1],
    conversation: { log: { run: [said(90, '네')] } },
    jump: { current: jump },
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RoomContextOf value={context as unknown as RoomContext}>
        <TalkSearch onClose={onClose} />
      </RoomContextOf>
    </QueryClientProvider>,
  );
  const look = (q: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: q } });
    fireEvent.submit(screen.getByRole('search'));
  };
  return { server, jump, onClose, look };
}

test('what is found is marked, and leads to its place', async () => {
  const { look, jump, onClose, server } = open({
    '': { found: [said(12, '이 봉투면 될까요?'), said(3, '봉 투 많아요', 3)], next: null },
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
  look('봉투');
  const [first, second] = await screen.findAllByRole('button', { name: /봉/ });
  expect(first?.textContent).toBe('성수댁리더11월 16일이 봉투면 될까요?');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['봉투', '봉 투']);
  expect(screen.queryByRole('button', { name: '더 오래된 대화에서 찾기' })).toBeNull();
  fireEvent.click(second!);
  expect(onClose).toHaveBeenCalledOnce();
  expect(jump).toHaveBeenCalledWith(3, Number.POSITIVE_INFINITY);
  await waitFor(() =>
    expect(server.requests.map(({ path }) => decodeURIComponent(path))).toEqual(['/api/chat/rooms/7/search?q=봉투']),
  );
});

test('nothing in what was looked through, and then further back', async () => {
  const { look } = open({ '': { found: [], next: 400 }, 400: { found: [said(5, '감귤 왔어요')], next: null } });
  look('감귤');
  expect(await screen.findByText('‘감귤’이 들어간 메시지가 없어요.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '더 오래된 대화에서 찾기' }));
  expect(await screen.findByRole('button', { name: /왔어요/ })).toBeTruthy();
  expect(screen.queryByText(/들어간 메시지가 없어요/)).toBeNull();
});

test('without a network it says so', async () => {
  const { look } = open({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  look('봉투');
  expect(await screen.findByText('지금은 찾을 수 없어요.')).toBeTruthy();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
