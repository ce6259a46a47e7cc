import type { Call } from '@mungchi/contract';
import { chatRooms, me } from '@mungchi/contract/calls';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link } from 'wouter';
import { queryClient } from '../api/query-client';
import { takeReturnPath } from '../api/session/return-path';
import { storeToken } from '../api/session/token';
import { currentNotices, notify } from '../notices/notices';
import { Screen } from '../ui/frame/screen';
import { AppRouter } from './app-router';
import { Notices } from './notices';
import type { RouteEntry } from './route-entry';
import { fetchScreen, Screens, screenTable } from './screens';
import { useBack } from './use-back';
import { useNavigationEffects } from './use-navigation';

const later =
  (component: ComponentType<unknown>): RouteEntry['screen'] =>
  () =>
    Promise.resolve(component);

function Broken({ fails }: { fails: { now: boolean } }) {
  if (fails.now) throw new Error('broken');
  return <p>다시 열렸어요</p>;
}

function Room({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="초안" value={typed} onChange={(event) => setTyped(event.target.value)} />
      {children}
    </>
  );
}

function Detail() {
  const back = useBack('/mypage');
  return (
    <Screen>
      <h1>공구</h1>
      <button type="button" onClick={back}>
        뒤로
      </button>
    </Screen>
  );
}

const fails = { now: true };
const room = () => Promise.resolve(Room);
const table: RouteEntry[] = [
  { path: '/start', title: '시작', guard: 'open', light: true, screen: later(() => <p>시작 화면</p>) },
  {
    path: '/',
    title: '홈',
    guard: 'session',
    screen: later(() => (
      <Screen>
        <h1>홈</h1>
        <Link to="/gonggu/list/7">보기</Link>
        <Link to="/chat/3">방</Link>
      </Screen>
    )),
  },
  { path: '/mypage', title: '마이페이지', guard: 'session', screen: later(() => <p>내 정보</p>) },
  { path: '/gonggu/list/:gongguId', title: '공구', guard: 'open', screen: later(Detail) },
  { path: '/shopping', title: '쇼핑', guard: 'open', screen: later(() => <Broken fails={fails} />) },
  {
    path: '/chat/:chatRoomId',
    title: '채팅',
    guard: 'session',
    within: room,
    screen: later(() => <Link to="/chat/3/pay">결제</Link>),
  },
  {
    path: '/chat/:chatRoomId/pay',
    title: '결제',
    guard: 'session',
    within: room,
    screen: later(() => <p>결제 현황</p>),
  },
];

function Navigation() {
  useNavigationEffects();
  return null;
}

function visit(path: string) {
  history.replaceState(null, '', path);
  render(
    <AppRouter>
      <Navigation />
      <Screens table={screenTable(table)} />
      <Notices />
    </AppRouter>,
  );
}

beforeEach(() => {
  // Test files share modules, and with them what others have asked for.
  queryClient.clear();
  while (currentNotices().ask) currentNotices().ask?.answer(false);
});

test('a visitor of home is sent to /start without a word', async () => {
  visit('/');
  await screen.findByText('시작 화면');
  await waitFor(() => expect(location.pathname).toBe('/start'));
  expect(currentNotices().ask).toBeNull();
  expect(takeReturnPath()).toBeNull();
});

test('a visitor of any other screen is told to log in and remembered', async () => {
  visit('/mypage?tab=1');
  await screen.findByText('시작 화면');
  await screen.findByText('로그인을 진행해주세요.');
  expect(takeReturnPath()).toBe('/mypage?tab=1');
});

test('a shared post opens for a visitor', async () => {
  visit('/gonggu/list/7');
  await screen.findByRole('heading', { name: '공구' });
  await waitFor(() => expect(location.pathname).toBe('/gonggu/list/7'));
});

test('navigation sets the title, moves the focus and can be taken back', async () => {
  storeToken('t');
  visit('/');
  await screen.findByRole('heading', { name: '홈' });
  await userEvent.click(screen.getByRole('link', { name: '보기' }));
  await screen.findByRole('heading', { name: '공구' });
  await waitFor(() => expect(document.title).toBe('공구 · 뭉치'));
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('navigationHistory') ?? '')).toEqual(['/', '/gonggu/list/7']),
  );

  await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
  await screen.findByRole('heading', { name: '홈' });
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('without a page before, the back arrow goes to its fallback', async () => {
  storeToken('t');
  visit('/gonggu/list/7');
  await userEvent.click(await screen.findByRole('button', { name: '뒤로' }));
  await screen.findByText('내 정보');
});

test('a screen whose code was fetched before is there from the start, with its frame', async () => {
  storeToken('t');
  history.replaceState(null, '', '/chat/3/pay');
  const screens = screenTable(table);
  await fetchScreen(screens, location.pathname);
  render(
    <AppRouter>
      <Screens table={screens} />
    </AppRouter>,
  );
  expect(screen.getByText('결제 현황')).toBeTruthy();
  expect(screen.getByLabelText('초안')).toBeTruthy();
});

test('what was asked for ahead is in the cache before the screen is drawn, and not waited for long', async () => {
  storeToken('t');
  const ahead = (of: Call, answer: Promise<Response>) => ({ of, filter: null, token: 't', sentAt: Date.now(), answer });
  window.ahead = new Map([
    [chatRooms.path, ahead(chatRooms, Promise.resolve(Response.json([])))],
    [me.path, ahead(me, new Promise(() => undefined))],
  ]);
  const screens = screenTable([
    { path: '/mypage/joined', title: '홈', guard: 'session', screen: later(() => <p>홈</p>) },
  ]);
  await fetchScreen(screens, '/mypage/joined');
  expect(queryClient.getQueryData([chatRooms.path])).toEqual([]);
  expect(queryClient.getQueryData([me.path])).toBeUndefined();
  await fetchScreen(screens, '/nowhere');
  delete window.ahead;
});

test('screens in one frame share what it holds', async () => {
  storeToken('t');
  visit('/');
  await userEvent.click(await screen.findByRole('link', { name: '방' }));
  await userEvent.type(await screen.findByLabelText('초안'), '안녕');
  await userEvent.click(screen.getByRole('link', { name: '결제' }));
  await screen.findByText('결제 현황');
  expect(screen.getByLabelText<HTMLInputElement>('초안').value).toBe('안녕');
});

test('a broken screen says so and can be tried again', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  visit('/shopping');
  await screen.findByRole('alert');
  fails.now = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText('다시 열렸어요');
  silence.mockRestore();
});

test('an address that does not exist says 404', async () => {
  visit('/nowhere');
  await screen.findByText('404 NOT FOUND!');
  await waitFor(() => expect(document.title).toBe('404 · 뭉치'));
});

test('a remark is heard in a region that was there before it', async () => {
  visit('/gonggu/list/7');
  await screen.findByRole('heading', { name: '공구' });
  const region = screen.getAllByRole('status').find((status) => status.textContent === '');
  act(() => notify('찜했어요.'));
  expect(screen.getAllByRole('status').find((status) => status.textContent === '찜했어요.')).toBeTruthy();
  expect(region).toBeTruthy();
});
