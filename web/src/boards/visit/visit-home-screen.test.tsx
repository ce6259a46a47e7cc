import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { removeToken, storeToken } from '../../api/session/token';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { keepArea } from '../../visit/stored-area';
import { VisitHomeScreen } from './visit-home-screen';

const picture = { url: '/pictures/a.webp', width: 640, height: 640, widths: [320], color: '#fff', thumbhash: null };
const board = {
  id: 7,
  title: '감귤 10kg 공구합니다.',
  quantity: '10kg',
  boardStatus: 'OPEN',
  deadline: '2999-12-01',
  price: 40_000,
  perPersonPrice: 10_000,
  currentUsers: 2,
  totalUsers: 4,
  maxSeats: 1,
  participants: [{ nickname: '귤지기', profileUrl: '/avatars/mint.webp' }],
  picture,
  location: '서울특별시 성동구 성수동1가',
  distance: null,
  createAt: '2026-11-14T10:00:00.000Z',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  removeToken();
});

function open() {
  const server = standInServer({
    'GET /api/visit/boards': () => ({ body: [board] }),
    'GET /api/visit/areas/busy': () => ({ body: [] }),
  });
  visit('/look');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/look': <VisitHomeScreen />, '/': <p>회원의 홈</p>, '/start': <p>시작</p> }} />
    </QueryClientProvider>,
  );
  return server;
}

test('a visitor reads the 동 where a neighbour reads metres, and asks with its code alone', async () => {
  keepArea({ code: '11200114', name: '성수동1가' });
  const { requests } = open();
  const card = await screen.findByRole('link', { name: /감귤 10kg/ });
  expect(card.textContent).toContain('성동구 성수동1가');
  expect(card.getAttribute('href')).toBe('/gonggu/list/7');
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toEqual(['/api/visit/boards?area=11200114&recruiting=true&limit=10']),
  );
  expect(screen.queryByRole('button', { name: /찜/ })).toBeNull();
});

test('what needs an account asks to log in, and remembers where it leads', async () => {
  keepArea({ code: '11200114', name: '성수동1가' });
  open();
  for (const [name, path] of [
    ['채팅', '/chat/list'],
    ['마이페이지', '/mypage'],
    ['로그인', '/'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog', { name: '로그인하고 함께해요' });
    await waitFor(() => expect(sessionStorage.getItem('returnTo')).toBe(path));
    await userEvent.click(screen.getByRole('button', { name: '더 둘러볼게요' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  }
});

test('without a 동 it asks for one', async () => {
  open();
  await screen.findByRole('dialog', { name: '어느 동네를 둘러볼까요?' });
});

test('a member is led to the same place of their own', async () => {
  storeToken('t');
  open();
  await screen.findByText('회원의 홈');
});
