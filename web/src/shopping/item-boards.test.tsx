import type { ProductBoard, ProductId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { storeToken } from '../api/session/token';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { TestRouter, visit } from '../shell/test-router';
import { ItemBoards } from './item-boards';
import * as css from './item-boards.css';

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
});

afterEach(() => void vi.useRealTimers());

const leader = { userId: 2, nickname: '성수댁', profileUrl: '/avatars/pink.webp' };
const board = {
  id: 7,
  title: '감귤 3kg 공구합니다.',
  quantity: '3kg',
  deadline: '2026-11-20',
  picture: { url: '/x.webp', width: 640, height: 640, widths: [], color: null, thumbhash: null },
  closesAt: new Date(Date.now() + 3_600_000).toISOString(),
  perPersonPrice: 3000,
  currentUsers: 1,
  totalUsers: 3,
  maxSeats: 1,
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
  return () => server.sent('POST /api/group-boards/7/join').map(({ body }) => body);
}

async function enter() {
  await userEvent.click(await screen.findByRole('button', { name: '참여' }));
  const sheet = await screen.findByRole('dialog', { name: '채팅방에 입장합니다!' });
  await userEvent.click(within(sheet).getByRole('button', { name: '확인' }));
}

test('before the last step stands what one joins: the price, until when, and how far away', async () => {
  const joins = open({ ...board, distance: 5100 });
  await userEvent.click(await screen.findByRole('button', { name: '참여' }));
  const words = (await screen.findByRole('dialog')).textContent ?? '';
  expect(words).toContain('1인당 3,000원 · 11월 20일 마감');
  expect(words).toContain('제주시 · 5.1km');
  expect(words).toContain('받으러 갈 수 있는지 먼저 확인해 주세요.');
  expect(words).toContain('참여가 확정되어 나갈 수 없어요!');
  expect(joins()).toEqual([]);
});

test.each([
  ['a seat', { body: { id: 7, join: true } }],
  ['a seat that an earlier try has taken', refusal(409, 'ALREADY_JOINED')],
])('%s leads into the room', async (_, reply) => {
  const joins = open(board, reply);
  await enter();
  await screen.findByText('방');
  expect(joins()).toEqual([undefined]);
});

test('several shares, where one may take several', async () => {
  const joins = open({ ...board, maxSeats: 3, currentUsers: 2, totalUsers: 6, totalUser: 6 });
  expect((await screen.findByRole('article')).textContent).toContain('1몫 3,000원 · 2/6몫');
  await userEvent.click(screen.getByRole('button', { name: '참여' }));
  const sheet = await screen.findByRole('dialog');
  await userEvent.click(within(sheet).getByRole('button', { name: '한 몫 늘리기' }));
  expect(sheet.textContent).toContain('내가 낼 금액 3,000원 × 26,000원');
  await userEvent.click(within(sheet).getByRole('button', { name: '확인' }));
  await screen.findByText('방');
  expect(joins()).toEqual([{ seats: 2 }]);
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

test('the last second shuts the door, and the sheet that stands in it', async () => {
  const closes = Date.parse('2026-11-20T12:00:00Z');
  vi.useFakeTimers({ now: closes - 1000, toFake: ['Date'] });
  const joins = open({ ...board, closesAt: new Date(closes).toISOString() });
  const join = await screen.findByRole('button', { name: '참여' });
  expect(screen.getByRole('timer').textContent).toBe('00:00:01');
  await userEvent.click(join);
  await screen.findByRole('dialog', { name: '채팅방에 입장합니다!' });

  vi.setSystemTime(closes);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('timer').textContent).toBe('00:00:00');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: '참여' }).disabled).toBe(true);
  expect(joins()).toEqual([]);
});

test('one’s own purchase is not joined', async () => {
  open({ ...board, participants: [{ ...leader, userId: 1 }] } as unknown as ProductBoard);
  const join = await screen.findByRole<HTMLButtonElement>('button', { name: '참여' });
  await expect.poll(() => join.disabled).toBe(true);
});
