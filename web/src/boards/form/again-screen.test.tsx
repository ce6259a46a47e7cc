import { addDays, seoulDay } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { refusal, standInServer } from '../../api/test-server';
import { Notices } from '../../shell/notices';
import { TestRouter, visit } from '../../shell/test-router';
import { WriteScreen } from './write-screen';

const picture = { url: '/media/a.webp', width: 1, height: 1, color: null, thumbhash: null, widths: [] };
const stored = {
  name: '제주감귤',
  totalUser: 5,
  quantity: '10kg',
  price: 30_000,
  location: '서울 성동구 왕십리로 115',
  meetingNote: '',
  content: '나눠요',
  deadline: '2026-01-01',
  categoryId: 1,
  productId: null,
  images: ['/media/a.webp'],
  pictures: [picture],
};
const again = { neighbours: 4, told: false, days: 6, repeat: null, refusal: null };

afterEach(() => localStorage.clear());

function open(form: object | null = { ...stored, again }) {
  const server = standInServer({
    'GET /api/group-boards/7/edit': () => (form ? { body: form } : refusal(403, 'NOT_LEADER')),
    'GET /api/drafts': () => ({ body: [] }),
    'POST /api/group-boards': () => ({ body: { id: 8, chatRoomId: 8 } }),
  });
  visit('/gonggu/write?again=7');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/gonggu/write': <WriteScreen />, '/': <p>홈</p> }} />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

const send = () => screen.findByRole<HTMLButtonElement>('button', { name: '작성 완료' });
const confirm = async (label: string) =>
  userEvent.click(await screen.findByRole('button', { name: `${label} 맞아요` }));

test('as last time; price and people are confirmed before it is sent, and the neighbours are told', async () => {
  const server = open();
  expect((await screen.findByLabelText<HTMLInputElement>('상품명')).value).toBe('제주감귤');
  await screen.findByText('지난번 값이에요. 요즘 값과 같나요?');
  expect((await send()).disabled).toBe(true);
  await confirm('총 가격');
  expect(screen.getByText(/^확인할 칸이/).textContent).toBe('확인할 칸이 1개 있어요.');
  await confirm('총 인원');
  expect(screen.queryByText(/^확인할 칸이/)).toBeNull();
  await userEvent.click(await send());
  await screen.findByText('홈');
  await waitFor(() =>
    expect(server.sent('POST /api/group-boards')[0]!.body).toMatchObject({
      again: 7,
      tell: true,
      name: '제주감귤',
      price: 30_000,
      totalUser: 5,
      images: ['/media/a.webp'],
      deadline: addDays(seoulDay(Date.now()), 6),
    }),
  );
});

test('another price confirms itself; the neighbours are left alone if one likes', async () => {
  const server = open();
  fireEvent.change(await screen.findByLabelText('총 가격'), { target: { value: '33000' } });
  await confirm('총 인원');
  await userEvent.click(await screen.findByRole('checkbox', { name: '지난 공구의 이웃 4명에게 알리기' }));
  await userEvent.click(await send());
  await screen.findByText('홈');
  await waitFor(() =>
    expect(server.sent('POST /api/group-boards')[0]!.body).toMatchObject({ price: 33_000, tell: false }),
  );
});

test('who was told hears nothing more, and the form says so', async () => {
  const server = open({ ...stored, again: { ...again, told: true } });
  await screen.findByText('지난 이웃에게는 이미 알렸어요.');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await confirm('총 가격');
  await confirm('총 인원');
  await userEvent.click(await send());
  await screen.findByText('홈');
  await waitFor(() => expect(server.sent('POST /api/group-boards')[0]!.body).toMatchObject({ again: 7, tell: false }));
});

test('another’s cannot be opened again', async () => {
  open(null);
  await screen.findByText('내가 연 공구만 다시 열 수 있어요.');
});

test.each([
  ['AGAIN_EARLY', '아직 모으고 있는 공구예요.'],
  ['BOARD_HELD', '확인 중인 공구예요.'],
])('one that has to wait (%s) says so before anything is typed, and leads to the post', async (code, words) => {
  open({ ...stored, again: { ...again, refusal: code } });
  await screen.findByText(words);
  expect(screen.queryByLabelText('상품명')).toBeNull();
  expect(screen.getByRole('link', { name: '공구 보기' }).getAttribute('href')).toBe('/gonggu/list/7');
});
