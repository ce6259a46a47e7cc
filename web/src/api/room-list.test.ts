import type { ChatRoomRow, RoomId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { realtime } from './live/realtime';
import type { Listener } from './live/realtime-subscriptions';
import { createQueryClient } from './query-client';
import { useRoomList, withRow } from './room-list';
import { storeToken } from './session/token';
import { type Reply, standInServer } from './test-server';

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

test('a room that is over goes, and comes back with a word', () => {
  const rooms = [row(1, at(10))];
  expect(withRow(rooms, { ...row(2, at(5)), over: true })).toEqual(rooms);
  expect(withRow(rooms, row(2, at(30))).map(({ id }) => id)).toEqual([2, 1]);
});

test('a new room joins the list; one without a message is last', () => {
  const rooms = [row(2, at(20))];
  expect(withRow(rooms, row(9, at(21))).map(({ id }) => id)).toEqual([9, 2]);
  expect(withRow(rooms, row(9, null)).map(({ id }) => id)).toEqual([2, 9]);
});

/** A screen with the list; the server answers when the test says so, and the line is the server's end of the subscription. */
async function listed() {
  storeToken(`x.${btoa(JSON.stringify({ sub: '5', exp: 9e9 }))}.x`);
  const asked: ((rooms: ChatRoomRow[]) => void)[] = [];
  standInServer({
    'GET /api/chat/rooms': () => new Promise<Reply>((answer) => asked.push((body) => answer({ body }))),
  });
  const lines: Listener[] = [];
  vi.spyOn(realtime, 'listen').mockImplementation((_, __, listener) => {
    lines.push(listener as Listener);
    return () => undefined;
  });
  vi.spyOn(realtime, 'connection', 'get').mockReturnValue('connected');
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const { result, unmount } = renderHook(useRoomList, { wrapper });
  onTestFinished(() => {
    unmount();
    vi.restoreAllMocks();
  });
  await expect.poll(() => [lines.length, asked.length]).toEqual([1, 1]);
  return { asked, line: lines[0]!, rooms: () => result.current.data };
}

test('what is heard while the list is read is newer than what was read', async () => {
  const { asked, line, rooms } = await listed();
  act(() => line.onMessage({ ...row(1, at(11)), due: 'BUY' }));
  act(() => line.onMessage(row(2, at(12), 3)));
  asked[0]!([row(1, at(10)), row(2, at(9))]);
  await expect.poll(rooms).toEqual([row(2, at(12), 3), { ...row(1, at(11)), due: 'BUY' }]);
});

test('the same when it is read again', async () => {
  const { asked, line, rooms } = await listed();
  asked[0]!([row(1, at(10))]);
  await expect.poll(rooms).toEqual([row(1, at(10))]);
  line.onReady?.();
  line.onReady?.();
  await expect.poll(() => asked.length).toBe(2);
  act(() => line.onMessage({ ...row(1, at(11)), due: 'BUY' }));
  await expect.poll(() => rooms()?.[0]?.due).toBe('BUY');
  asked[1]!([row(1, at(10)), row(3, at(1))]);
  await expect.poll(rooms).toEqual([{ ...row(1, at(11)), due: 'BUY' }, row(3, at(1))]);
});
