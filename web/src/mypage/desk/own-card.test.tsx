import type { OwnBoardCard } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { Notices } from '../../shell/notices';
import { TestRouter, visit } from '../../shell/test-router';
import { OwnCard } from './own-card';

const picture = { url: '/media/a.webp', width: 1, height: 1, color: null, thumbhash: null, widths: [] };
const board = {
  id: 7,
  chatRoomId: 7,
  image: picture.url,
  picture,
  title: '제주감귤 10kg 공구합니다.',
  quantity: '10kg',
  price: 30_000,
  perPersonPrice: 6000,
  location: '서울 성동구 성수동1가',
  boardStatus: 'COMPLETED',
  deadline: '2026-11-21',
  totalUsers: 5,
  currentUsers: 5,
  maxSeats: 1,
  participants: [],
  createAt: '2026-11-15T03:00:00.000Z',
  largeCategoryId: 1,
  latitude: 37.5,
  longitude: 127,
  distance: null,
  stage: 'COMPLETED',
  againable: true,
} as unknown as OwnBoardCard;

function show(changes: Partial<OwnBoardCard> = {}, repeat: object | null = null) {
  const server = standInServer({
    'GET /api/group-boards/7/edit': () => ({ body: { again: { neighbours: 4, told: false, days: 6, repeat } } }),
    'PUT /api/group-boards/7/repeat': ({ body }) => ({ body: { ...Object(body), nextOn: '2026-11-30' } }),
    'DELETE /api/group-boards/7/repeat': () => ({ body: { ok: true } }),
  });
  visit('/mypage/myGonggu');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/mypage/myGonggu': <OwnCard board={{ ...board, ...changes }} /> }} />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

test.each([
  ['COMPLETED', '다시 열기'],
  ['CANCELLED', '다시 열기'],
  ['RECRUITED', '한 번 더 열기'],
  ['PURCHASED', '한 번 더 열기'],
] as const)('one that is %s says %s', async (stage, words) => {
  show({ stage });
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe('/gonggu/write?again=7');
});

test('one that recruits cannot be opened again', async () => {
  show({ stage: 'RECRUITING', againable: false });
  await screen.findByRole('link');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a reminder is chosen by its rhythm and day, and ended', async () => {
  const server = show();
  await userEvent.click(await screen.findByRole('button', { name: /다시 열기 알림$/ }));
  const sheet = await screen.findByRole('dialog', { name: '다시 열기 알림' });
  await userEvent.click(await within(sheet).findByRole('button', { name: '매주' }));
  await userEvent.click(within(sheet).getByRole('button', { name: '금요일' }));
  expect(within(sheet).getByRole('status').textContent).toMatch(/^첫 알림은 .*금요일 아침 10시/);
  await userEvent.click(within(sheet).getByRole('button', { name: '알림 받기' }));
  await screen.findAllByText('때가 되면 알려 드릴게요.');
  await waitFor(() => expect(server.sent('PUT /api/group-boards/7/repeat')[0]!.body).toEqual({ weeks: 1, weekday: 5 }));
});

test('one that is there is shown and can be ended', async () => {
  const server = show({}, { weeks: 2, weekday: 1, nextOn: '2026-11-30' });
  await userEvent.click(await screen.findByRole('button', { name: /다시 열기 알림$/ }));
  const sheet = await screen.findByRole('dialog', { name: '다시 열기 알림' });
  await within(sheet).findByText('다음 알림은 11월 30일 월요일 아침 10시');
  await userEvent.click(within(sheet).getByRole('button', { name: '알림 끄기' }));
  await screen.findAllByText('다시 열기 알림을 껐어요.');
  await waitFor(() => expect(server.sent('DELETE /api/group-boards/7/repeat')).toHaveLength(1));
});
