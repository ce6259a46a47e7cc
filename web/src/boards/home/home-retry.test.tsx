import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { refusal, standInServer } from '../../api/test-server';
import { AppRouter } from '../../shell/app-router';
import { visit } from '../../shell/test-router';
import { HomeHeader } from './home-header';
import { NearbyBoards } from './nearby-boards';
import { PicksStrip } from './picks-strip';

const picture = { url: '/pictures/a.webp', width: 640, height: 640, widths: [320], color: '#fff', thumbhash: null };
const shown = { quantity: '1봉', totalUsers: 3, currentUsers: 1, participants: [], picture, boardStatus: 'OPEN' };
const pick = {
  ...shown,
  id: 1,
  title: '감자 1봉 공구합니다.',
  deadline: '2999-12-01',
  distance: 90,
  reason: '가까워요',
};
const board = {
  ...pick,
  id: 2,
  title: '양파 1봉 공구합니다.',
  price: 9,
  perPersonPrice: 3,
  createAt: '2026-11-14T10:00:00.000Z',
};

test('one press brings back everything that was missing: list, address and picks', async () => {
  storeToken('t');
  let down = true;
  const answer = (body: unknown) => () => (down ? refusal(400, 'NOT_FOUND') : { body });
  standInServer({
    'GET /api/group-boards': answer([board]),
    'GET /api/group-boards/recommend': answer([{ ...pick, personal: false }]),
    'GET /api/users': answer({ nickname: '새봄', address: '서울특별시 성동구 서울숲2길' }),
  });
  visit('/');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter>
        <HomeHeader />
        <PicksStrip />
        <NearbyBoards category={0} />
      </AppRouter>
    </QueryClientProvider>,
  );
  const again = await screen.findByRole('button', { name: '다시 시도' });
  await screen.findByText('내 동네');
  down = false;
  await userEvent.click(again);
  await screen.findByRole('link', { name: /양파 1봉/ });
  await screen.findByRole('link', { name: /감자 1봉/ });
  await screen.findByText('서울 성동구 서울숲2길');
  expect(screen.queryByText('내 동네')).toBeNull();
});
