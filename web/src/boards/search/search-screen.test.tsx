import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { standInServer } from '../../api/test-server';
import { currentNotices } from '../../notices/notices';
import { AppRouter } from '../../shell/app-router';
import { visit } from '../../shell/test-router';
import { SearchScreen } from './search-screen';

const picture = { url: '/pictures/a.webp', width: 640, height: 640, widths: [320], color: '#fff', thumbhash: null };
const board = (id: number, distance: number) => ({
  id,
  title: `우주선 ${id}대 공구합니다.`,
  quantity: `${id}대`,
  boardStatus: 'OPEN',
  deadline: '2999-12-01',
  price: 30_000,
  perPersonPrice: 10_000,
  currentUsers: 1,
  totalUsers: 3,
  participants: [],
  picture,
  location: '서울특별시 성동구 서울숲2길 32',
  distance,
  createAt: '2026-11-14T10:00:00.000Z',
});

const LIKE = {
  id: 12,
  name: '우주선 한 대',
  people: 2,
  state: 'OPEN',
  near: 1500,
  place: '성수동1가',
  mine: false,
  until: '2999-12-06T12:00:00.000Z',
  keepable: false,
  boardId: null,
};

function open(answer: (path: string) => { body: unknown; headers?: Record<string, string> }) {
  storeToken('t');
  let words: { id: number; word: string }[] = [];
  const server = standInServer({
    'GET /api/group-boards/search': ({ path }) => answer(path),
    'GET /api/wishes': () => ({ body: [LIKE] }),
    'GET /api/alerts': () => ({ body: { reach: 3000, words } }),
    'POST /api/alerts': ({ body }) => {
      words = [{ id: 5, ...(body as { word: string }) }];
      return { body: { reach: 3000, words } };
    },
    'DELETE /api/alerts/5': () => {
      words = [];
      return { body: { reach: 3000, words } };
    },
  });
  visit(`/gonggu/search?keyword=${encodeURIComponent('우주선')}`);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter>
        <SearchScreen />
      </AppRouter>
    </QueryClientProvider>,
  );
  return server;
}

test('nothing found names the word, and offers to widen, the shop and the assistant', async () => {
  open((path) => ({ body: path.includes('radius=3000') ? [board(1, 2000)] : [] }));
  await screen.findByText("'우주선' 공구는 아직 없어요.");
  expect(screen.getByRole('heading', { name: '텅~' })).toBeTruthy();
  const href = (name: RegExp) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(href(/쇼핑에서 찾기/)).toBe('/shopping/result?keyword=우주선');
  expect(href(/AI에게 묻기/)).toBe('/shopping/chatbot?keyword=우주선');
  await screen.findByText('3km로 넓히면 1개가 있어요');
  fireEvent.click(screen.getByRole('button', { name: /3km.*1개/ }));
  await screen.findByRole('link', { name: /우주선 1대/ });
});

test('where the results end stands what neighbours look for of that name', async () => {
  const server = open(() => ({ body: [board(1, 200)] }));
  await screen.findByText('이웃들이 찾고 있어요');
  expect(screen.getByRole('button', { name: '우주선 한 대 나도 살래요' })).toBeTruthy();
  await waitFor(() =>
    expect(server.requests.map(({ path }) => path)).toContain(`/api/wishes?like=${encodeURIComponent('우주선')}`),
  );
});

test('a first page that is not all reads "10개 이상"', async () => {
  const page = Array.from({ length: 10 }, (_, index) => board(index + 1, 100));
  open(() => ({ body: page, headers: { 'X-Next-Cursor': 'more' } }));
  expect((await screen.findByText(/검색 결과 10개/)).textContent).toBe('우주선 검색 결과 10개 이상');
});

test('the radius chosen once holds for the next search, too', async () => {
  const { requests } = open(() => ({ body: [board(1, 100)] }));
  await screen.findByRole('link', { name: /우주선 1대/ });
  fireEvent.change(screen.getByRole('combobox', { name: '반경' }), { target: { value: '1500' } });
  await expect.poll(() => requests.some(({ path }) => path.includes('radius=1500'))).toBe(true);
  await waitFor(() => expect(localStorage.getItem('own:nearby')).toContain('radius=1500'));
});

test('a radius that is chosen keeps the focus while its results come', async () => {
  open((path) => ({ body: [board(path.includes('radius=1500') ? 2 : 1, 100)] }));
  await screen.findByRole('link', { name: /우주선 1대/ });
  const chip = screen.getByRole('combobox', { name: '반경' });
  await userEvent.selectOptions(chip, '1500');
  await screen.findByRole('link', { name: /우주선 2대/ });
  await waitFor(() => expect(document.activeElement).toBe(chip));
});

test('the bell beside what was found: on at once, taken back in the toast', async () => {
  const server = open(() => ({ body: [board(1, 100)] }));
  const bell = await screen.findByRole('button', { name: '‘우주선’ 알림 받기' });
  await userEvent.click(bell);
  await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('true');
  expect(bell.textContent).toBe('알림 받는 중');
  await waitFor(() => expect(server.sent('POST /api/alerts')[0]?.body).toEqual({ word: '우주선' }));
  const toast = currentNotices().toasts.find(({ text }) => text === '‘우주선’ 공구가 열리면 알려 드릴게요.');
  act(() => toast?.action?.press());
  await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('false');
  await waitFor(() => expect(server.sent('DELETE /api/alerts/5')).toHaveLength(1));
});

test('nothing found: a switch says so when it opens, and there is no bell', async () => {
  const server = open(() => ({ body: [] }));
  const alert = await screen.findByRole('switch', { name: '‘우주선’ 공구가 열리면 알려 드릴게요' });
  expect(screen.queryByRole('button', { name: /알림 받기/ })).toBeNull();
  // Three zeros help nobody.
  await expect.poll(() => screen.queryByRole('group', { name: '반경' })).toBeNull();
  await userEvent.click(alert);
  await expect.poll(() => alert.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(alert);
  await expect.poll(() => alert.getAttribute('aria-checked')).toBe('false');
  await waitFor(() => expect(server.sent('DELETE /api/alerts/5')).toHaveLength(1));
});
