import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { storeToken } from '../api/session/token';
import { standInServer } from '../api/test-server';
import { MypageScreen } from './mypage-screen';

test('what one does, what one sets and what helps are three lists, and the money that waits stands there', async () => {
  storeToken('t');
  standInServer({ 'GET /api/payouts': () => ({ body: { available: 19_500, later: [], requested: 0, payouts: [] } }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MypageScreen />
    </QueryClientProvider>,
  );
  const deals = screen.getByRole('region', { name: '내 거래' });
  const row = await within(deals).findByRole('link', { name: '정산, 받을 돈 19,500원' });
  expect(row.textContent).toBe('정산19,500원');
  expect(within(screen.getByRole('region', { name: '설정' })).getByRole('link', { name: '프로필 수정' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: '도움' })).getByRole('button', { name: '로그아웃' })).toBeTruthy();
});
