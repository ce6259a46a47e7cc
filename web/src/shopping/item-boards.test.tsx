import type { ProductBoard, ProductId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { storeToken } from '../api/token';
import { currentNotices } from '../notices/notices';
import { TestRouter, visit } from '../shell/test-router';
import { ItemBoards } from './item-boards';
import * as css from './item-boards.css';

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
});

const leader = { userId: 2, nickname: '성수댁', profileUrl: '/avatars/pink.webp' };
const board = {
  id: 7,
  title: '감귤',
  closesAt: new Date(Date.now() + 3_600_000).toISOString(),
  perPersonPrice: 3000,
  currentUsers: 1,
  totalUsers: 3,
  location: '제주시',
  distance: null,
  boardStatus: 'OPEN',
  chatRoomId: 26,
  join: false,
  participants: [leader],
} as unknown as ProductBoard;

function open(shown: ProductBoard, joined: Reply = { body: { ...shown, join: true } }) {
  storeToken('t');
  const server = standInServer({
    'GET /api/products/3/group-boards': () => ({ body: [shown] }),
    'GET /api/users': () => ({ body: { id: 1 } }),
    'POST /api/group-boards/7/join': () => joined,
  });
  visit('/shopping/item');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/shopping/item': <ItemBoards productId={3 as ProductId} />, '/chat/26': <p>방</p> }} />
    </QueryClientProvider>,
  );
  return () => server.sent('POST /api/group-boards/7/join').length;
}

async function enter() {
  await userEvent.click(await screen.findByRole('button', { name: '참여' }));
  await expect.poll(() => currentNotices().ask?.text).toBe('채팅방에 입장합니다!');
  currentNotices().ask?.answer(true);
}

test.each([
  ['a seat', { body: { id: 7, join: true } }],
  ['a seat that an earlier try has taken', refusal(409, 'ALREADY_JOINED')],
])('%s leads into the room', async (_, reply) => {
  const joins = open(board, reply);
  await enter();
  await screen.findByText('방');
  expect(joins()).toBe(1);
});

test('why there was no seat is said, and one stays', async () => {
  open(board, refusal(409, 'BOARD_FULL'));
  await enter();
  await expect.poll(() => currentNotices().ask?.text).toBe('공구방 참여에 실패했습니다. 다시 시도해주세요.');
  expect(currentNotices().ask?.detail).toBe('말: BOARD_FULL');
  expect(screen.queryByText('방')).toBeNull();
});

test.each([
  ['OPEN', 'calm'],
  ['CLOSING_SOON', 'hot'],
] as const)('the countdown of a purchase that is %s is %s, whatever the hours say', async (boardStatus, look) => {
  open({ ...board, boardStatus });
  expect((await screen.findByRole('timer')).className).toBe(css.clock[look]);
});
