import { type BoardId, DAY_MS, type NotificationThread } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { storeToken } from '../api/session/token';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { unreadQuery } from '../api/unread';
import { currentNotices } from '../notices/notices';
import { AppRouter } from '../shell/app-router';
import { visit } from '../shell/test-router';
import { setClockOffset } from '../time/clock';
import { InboxScreen } from './inbox-screen';
import { NOW, testEntry, testThread } from './test-entries';

const ago = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
const joined = testEntry({ id: 9 });
const paid = testEntry({
  id: 8,
  kind: 'ROOM_FULL',
  title: '모두 모였어요',
  body: '19,950원을 결제해 주세요',
  path: '/chat/7/pay',
  read: true,
});
const refund = testEntry({
  id: 3,
  kind: 'REFUNDED',
  title: '환불이 끝났어요',
  read: true,
  createAt: ago(3),
  path: '/chat/8/pay',
});
const signIn = testEntry({
  id: 1,
  kind: 'NEW_SIGN_IN',
  title: '새로 로그인했어요',
  body: '크롬',
  read: true,
  createAt: ago(40),
});
const other = {
  id: 8 as BoardId,
  name: '청송 사과 5kg',
  stage: 'CANCELLED',
  totalUser: 3,
  perPersonPrice: 5000,
} as const;
const threads = [
  testThread([joined, paid]),
  testThread([refund], { purchase: other }),
  testThread([signIn], { purchase: null }),
];

beforeEach(() => {
  storeToken('t');
  setClockOffset(NOW - Date.now());
});
afterEach(() => setClockOffset(0));

type Server = { rooms?: () => Reply; read?: () => Reply };

function open(list: NotificationThread[] | (() => Reply), { rooms = () => ({ body: [] }), read }: Server = {}) {
  const server = standInServer({
    'GET /api/notifications/threads': typeof list === 'function' ? list : () => ({ body: list }),
    'GET /api/chat/rooms': rooms,
    'POST /api/notifications/read': read ?? (() => ({ body: { count: 0 } })),
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

const news = () => screen.findByRole('region', { name: '소식' });

test('a purchase is one thread: its name, its last state, and unfolded the way there', async () => {
  open(threads);
  const [first, cancelled, own] = within(await news()).getAllByRole('link');
  expect(first!.getAttribute('href')).toBe('/chat/7');
  expect(first!.textContent).toBe('읽지 않음 강원 햇감자 10kg감자도리님이 참여했어요 · 1자리 남았어요');
  expect(cancelled!.textContent).toContain('청송 사과 5kg환불이 끝났어요');
  expect(own!.textContent).toBe('새로 로그인했어요크롬');
  expect(screen.getByText('읽은 알림은 30일 뒤에 지워져요.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: '강원 햇감자 10kg 소식 2개 펼치기' }));
  expect(screen.getByText('구매완료 · 5명 · 1인 9,600원')).toBeTruthy();
  const knots = screen.getByRole('list', { name: '강원 햇감자 10kg 소식' });
  expect(
    within(knots)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['/chat/7', '읽지 않음 감자도리님이 참여했어요1자리 남았어요1분 전'],
    ['/chat/7/pay', '모두 모였어요19,950원을 결제해 주세요1분 전'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: '강원 햇감자 10kg 소식 2개 접기' }));
  expect(screen.queryByRole('list', { name: '강원 햇감자 10kg 소식' })).toBeNull();
});

test('what asks for an answer stands first, the most pressing on top', async () => {
  const row = {
    title: '타이벡 감귤 10kg 공구방',
    imgUrl: '/a.webp',
    perPersonPrice: 10_000,
    muted: false,
    unreadCount: 0,
  };
  const rooms = [
    { ...row, id: 5, due: 'REVIEW', dueBy: null },
    { ...row, id: 6, title: '무항생제 유정란 60구 공구방', due: 'POLL', dueBy: '2026-11-24T12:00:00.000Z' },
    { ...row, id: 7, due: 'ANSWER', dueBy: '2026-11-23T12:00:00.000Z' },
    { ...row, id: 8, due: null, dueBy: null },
  ];
  open(threads, { rooms: () => ({ body: rooms }) });
  const asking = await screen.findByRole('region', { name: '답이 필요해요 2' });
  expect(
    within(asking)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '타이벡 감귤 10kg이웃이 문제를 알렸어요11월 23일 밤 9시까지답하기',
    '무항생제 유정란 60구언제 만날까요?11월 24일 밤 9시까지고르기',
  ]);
  expect(within(asking).getByRole('link', { name: '답하기' }).getAttribute('href')).toBe('/chat/7/dispute');
});

test('without an answer about rooms the news are there all the same', async () => {
  open(threads, { rooms: () => refusal(400, 'NOT_FOUND') });
  await news();
  expect(screen.queryByRole('region', { name: /답이 필요해요/ })).toBeNull();
});

test('what was shown is read once the screen is left, and not before; what is folded away stays unread', async () => {
  const hiddenOne = { ...paid, read: false };
  const folded = testThread([joined, paid], { count: 60, unread: 1 });
  const { server, queries, unmount } = open([folded, testThread([refund], { purchase: other })]);
  await screen.findByRole('region', { name: '공구 소식' });
  expect(read(server)).toEqual([]);
  unmount();
  await expect.poll(() => read(server)).toEqual([{ ids: [9] }]);
  await expect.poll(() => queries.getQueryData(unreadQuery.queryKey)).toEqual({ count: 0 });

  // Several unread lie open: all of them were seen.
  const second = open([testThread([joined, hiddenOne])]);
  await screen.findByRole('list', { name: '강원 햇감자 10kg 소식' });
  second.unmount();
  await expect.poll(() => read(second.server)).toEqual([{ ids: [9, 8] }]);
});

test('nothing unread, nothing to say', async () => {
  const { server, unmount } = open(threads.slice(1));
  await news();
  expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull();
  unmount();
  expect(read(server)).toEqual([]);
});

test('모두 읽음 reads all of them, also the pages below', async () => {
  const { server } = open(threads);
  await userEvent.click(await screen.findByRole('button', { name: '모두 읽음' }));
  await waitFor(() => expect(screen.queryByText('읽지 않음')).toBeNull());
  expect(read(server)).toEqual([undefined]);
  expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull();
  await waitFor(() => expect(document.activeElement, 'the button is gone').toBe(screen.getByRole('main')));
});

test('모두 읽음 that fails says so, and everything stays as it was', async () => {
  open(threads, { read: () => refusal(400, 'NOT_FOUND') });
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

test('without a network it is said that these were read before', async () => {
  open(threads);
  await news();
  expect(screen.queryByText('지난번에 본 알림이에요.')).toBeNull();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('지난번에 본 알림이에요.')).toBeTruthy();
  vi.restoreAllMocks();
});
