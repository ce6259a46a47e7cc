import type { Notification } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { storeToken } from '../api/session/token';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { unreadQuery } from '../api/unread';
import { currentNotices } from '../notices/notices';
import { AppRouter } from '../shell/app-router';
import { visit } from '../shell/test-router';
import { setClockOffset } from '../time/clock';
import { InboxScreen } from './inbox-screen';
import { NOW, testEntry } from './test-entries';

const DAY = 86_400_000;
const ago = (days: number) => new Date(NOW - days * DAY).toISOString();
const entries = [
  testEntry({ id: 9 }),
  testEntry({ id: 8, kind: 'ROOM_FULL', title: '모두 모였어요', body: '19,950원을 결제해 주세요', read: true }),
  testEntry({ id: 3, kind: 'REFUNDED', title: '환불이 끝났어요', read: true, createAt: ago(3), path: '/chat/7/pay' }),
  testEntry({ id: 1, kind: 'REVIEW_RECEIVED', title: '새 리뷰를 받았어요', read: true, createAt: ago(40) }),
];

beforeEach(() => {
  storeToken('t');
  setClockOffset(NOW - Date.now());
});
afterEach(() => setClockOffset(0));

function open(list: Notification[] | (() => Reply), read: () => Reply = () => ({ body: { count: 0 } })) {
  const server = standInServer({
    'GET /api/notifications': typeof list === 'function' ? list : () => ({ body: list }),
    'POST /api/notifications/read': read,
  });
  const queries = createQueryClient();
  visit('/notifications');
  const view = render(
    <QueryClientProvider client={queries}>
      <AppRouter>
        <InboxScreen />
      </AppRouter>
    </QueryClientProvider>,
  );
  return { server, queries, ...view };
}

const read = (server: ReturnType<typeof standInServer>) =>
  server.sent('POST /api/notifications/read').map(({ body }) => body);

test('entries stand under their days and lead to what they are about', async () => {
  open(entries);
  const today = await screen.findByRole('region', { name: '오늘' });
  expect(within(today).getAllByRole('link')).toHaveLength(2);
  const first = within(today).getAllByRole('link')[0]!;
  expect(first.getAttribute('href')).toBe('/chat/7');
  expect(first.textContent).toBe('읽지 않음 감자도리님이 참여했어요1분 전강원 햇감자 10kg · 1자리 남았어요');
  const week = screen.getByRole('region', { name: '이번 주' });
  expect(within(week).getByRole('link').getAttribute('href')).toBe('/chat/7/pay');
  expect(within(screen.getByRole('region', { name: '이전' })).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('읽은 알림은 30일 뒤에 지워져요.')).toBeTruthy();
});

test('what was shown is read once the screen is left, and not before', async () => {
  const { server, queries, unmount } = open(entries);
  await screen.findByRole('region', { name: '오늘' });
  expect(read(server)).toEqual([]);
  unmount();
  await expect.poll(() => read(server)).toEqual([{ upTo: 9 }]);
  await expect.poll(() => queries.getQueryData(unreadQuery.queryKey)).toEqual({ count: 0 });
});

test('nothing unread, nothing to say', async () => {
  const { server, unmount } = open(entries.slice(1));
  await screen.findByRole('region', { name: '오늘' });
  expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull();
  unmount();
  expect(read(server)).toEqual([]);
});

test('모두 읽음 reads all of them, also the pages below', async () => {
  const { server } = open(entries);
  await userEvent.click(await screen.findByRole('button', { name: '모두 읽음' }));
  await waitFor(() => expect(screen.queryByText('읽지 않음')).toBeNull());
  expect(read(server)).toEqual([undefined]);
  expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull();
  expect(document.activeElement, 'the button is gone').toBe(screen.getByRole('main'));
});

test('모두 읽음 that fails says so, and everything stays as it was', async () => {
  open(entries, () => refusal(400, 'NOT_FOUND'));
  await userEvent.click(await screen.findByRole('button', { name: '모두 읽음' }));
  await expect.poll(() => currentNotices().toasts.length).toBe(1);
  expect(screen.getByText('읽지 않음')).toBeTruthy();
});

test('an empty inbox says what will come; one that fails can be tried again', async () => {
  let down = true;
  open(() => (down ? refusal(400, 'NOT_FOUND') : { body: [] }));
  expect(screen.getByText('알림을 불러오는 중이에요.')).toBeTruthy();
  const again = await screen.findByRole('button', { name: '다시 시도' });
  down = false;
  await userEvent.click(again);
  await screen.findByText('아직 알림이 없어요.');
  expect(screen.getByText('공구에 참여하면 여기로 알려 드릴게요.')).toBeTruthy();
});
