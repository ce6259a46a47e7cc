import type { RoomId } from '@mungchi/contract';
import { disputes, ownNotifications } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realtime } from '../api/live/realtime';
import type { Listener } from '../api/live/realtime-subscriptions';
import { endpointQuery, queryClient } from '../api/query-client';
import { storeToken } from '../api/session/token';
import { refusal, standInServer } from '../api/test-server';
import { AppRouter } from '../shell/app-router';
import { Bell } from '../shell/bell';
import { DataLayer } from '../shell/data-layer';
import { visit } from '../shell/test-router';
import { useTitle } from '../shell/use-title';
import { NotificationWatch } from './notification-watch';
import { testEntry } from './test-entries';

const TOKEN = `x.${btoa(JSON.stringify({ sub: '5', exp: 9e9 }))}.x`;
const setAppBadge = vi.fn(async () => undefined);
const clearAppBadge = vi.fn(async () => undefined);

beforeEach(() => {
  storeToken(TOKEN);
  Object.assign(navigator, { setAppBadge, clearAppBadge });
});
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

function Page() {
  useTitle('근처 공구');
  return <Bell />;
}

/** A page with the bell, and the server's end of the live connection. */
function open(at = '/', more: ReactNode = null) {
  const inbox = { count: 1 };
  const server = standInServer({
    'GET /api/notifications/unread': () => ({ body: { ...inbox } }),
    'GET /api/chat/rooms/7/disputes': () => refusal(400, 'NOT_FOUND'),
    'POST /api/notifications/read': () => ({ body: { count: 0 } }),
    'GET /api/chat/rooms': () => ({
      body: [
        { id: 1, unreadCount: 3, muted: false, due: null },
        { id: 2, unreadCount: 4, muted: true, due: null },
      ],
    }),
  });
  const lines: Listener[] = [];
  vi.spyOn(realtime, 'listen').mockImplementation((topic, _, listener) => {
    if (topic === ownNotifications) lines.push(listener as Listener);
    return () => undefined;
  });
  visit(at);
  const view = render(
    <AppRouter>
      <DataLayer>
        <Page />
        {more}
      </DataLayer>
      <NotificationWatch />
    </AppRouter>,
  );
  return { inbox, lines, server, ...view };
}

test('bell, title and icon agree: entries, and rooms that are not muted', async () => {
  const { unmount } = open();
  await screen.findByRole('link', { name: '알림, 읽지 않은 알림 1개' });
  await expect.poll(() => document.title).toBe('(2) 근처 공구 · 뭉치');
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  unmount();
  await waitFor(() => expect(document.title).toBe('근처 공구 · 뭉치'));
  expect(clearAppBadge).toHaveBeenCalled();
});

test('a hint brings all of them up to date', async () => {
  const { inbox, lines } = open();
  await expect.poll(() => lines.length).toBe(1);
  await screen.findByRole('link', { name: '알림, 읽지 않은 알림 1개' });
  inbox.count = 12;
  act(() => lines[0]!.onMessage(testEntry()));
  const bell = await screen.findByRole('link', { name: '알림, 읽지 않은 알림 12개' });
  expect(bell.textContent).toBe('9+');
  await expect.poll(() => document.title).toBe('(13) 근처 공구 · 뭉치');
});

test('what happened before the line was there is not missed, however quickly it came', async () => {
  const { inbox, lines } = open();
  await expect.poll(() => lines.length).toBe(1);
  await screen.findByRole('link', { name: '알림, 읽지 않은 알림 1개' });
  inbox.count = 0;
  act(() => lines[0]!.onReady?.());
  await screen.findByRole('link', { name: '알림' });
});

test('an entry is read when the screen it leads to is open, and nowhere else', async () => {
  const elsewhere = open();
  await screen.findByRole('link', { name: '알림, 읽지 않은 알림 1개' });
  await expect.poll(() => document.title).toBe('(2) 근처 공구 · 뭉치');
  expect(elsewhere.server.sent('POST /api/notifications/read')).toEqual([]);
  elsewhere.unmount();
  queryClient.clear();

  const { server } = open('/chat/7/dispute');
  const read = () => server.sent('POST /api/notifications/read').map(({ body }) => body);
  await expect.poll(read).toEqual([{ path: '/chat/7/dispute' }]);
  await screen.findByRole('link', { name: '알림' });
});

function Disputes() {
  useQuery({ ...endpointQuery(disputes, { params: { chatRoomId: 7 as RoomId } }), retry: false }, queryClient);
  return null;
}

test('a page whose content could not be fetched has shown nothing', async () => {
  const { server } = open('/chat/7/dispute', <Disputes />);
  await screen.findByRole('link', { name: '알림, 읽지 않은 알림 1개' });
  await expect.poll(() => document.title).toBe('(2) 근처 공구 · 뭉치');
  await expect.poll(() => server.sent('GET /api/chat/rooms/7/disputes').length).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(server.sent('POST /api/notifications/read')).toEqual([]);
});
