import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { standInServer } from '../api/test-server';
import { JoinedScreen } from './joined-screen';

test('an empty stage leads back to all of them, an empty list to what is near', async () => {
  standInServer({ 'GET /api/group-boards/joined': () => ({ body: [] }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <JoinedScreen />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('link', { name: '근처 공구 보기' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '모집중' }));
  expect(await screen.findByText('이 단계에 있는 공구가 없어요.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '전체 보기' }));
  expect(await screen.findByText('참여한 공구를 여기서 볼 수 있어요.')).toBeTruthy();
});
