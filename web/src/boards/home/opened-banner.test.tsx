import type { BoardId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { standInServer } from '../../api/test-server';
import { OpenedBanner } from './opened-banner';

const board = {
  id: 7,
  title: '쌀 10kg 공구합니다.',
  perPersonPrice: 8000,
  totalUser: 4,
  currentUsers: 1,
  images: [],
};

function open(changes = {}) {
  storeToken('t');
  standInServer({
    'GET /api/group-boards/7': () => ({ body: { ...board, ...changes } }),
    'GET /api/config': () => ({ body: {} }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OpenedBanner boardId={7 as BoardId} />
    </QueryClientProvider>,
  );
}

test('it says so, and opens the ways to share it', async () => {
  open();
  expect(screen.getByRole('status').textContent).toContain('공구를 열었어요');
  fireEvent.click(screen.getByRole('button', { name: '공유하기' }));
  const sheet = await screen.findByRole('dialog', { name: '공유하기' });
  expect(within(sheet).getByRole('img', { name: `${board.title} 공유 그림` })).toBeDefined();
});

test('it can be put away', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('nobody is left to be told once all seats are taken', async () => {
  open({ currentUsers: 4 });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
