import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { refusal, standInServer } from '../../api/test-server';
import { Notices } from '../../shell/notices';
import { TestRouter, visit } from '../../shell/test-router';
import { EditBoardScreen } from './edit-screen';

function open(answers: Parameters<typeof standInServer>[0]) {
  standInServer(answers);
  visit('/gonggu/edit/7');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/gonggu/edit/:gongguId': <EditBoardScreen />, '/gonggu/list/7': <p>공구</p> }} />
      <Notices />
    </QueryClientProvider>,
  );
}

test.each([
  ['NOT_LEADER', '이 공구를 연 리더만 수정할 수 있어요.'],
  ['ORIGIN_NOT_ALLOWED', '불러오지 못했어요. 잠시 후 다시 시도해 주세요.'],
])('a post that cannot be edited (%s) can be closed', async (code, words) => {
  open({ 'GET /api/group-boards/7/edit': () => refusal(403, code) });
  await screen.findByText(words);
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.getByText('공구').tagName).toBe('P');
});

test.each([
  [403, 'PAUSED', '말: PAUSED'],
  [409, 'FIRST_RIGHT', '말: FIRST_RIGHT'],
  [500, 'INTERNAL', '게시글 수정에 실패했습니다. 다시 시도해주세요.'],
])('a change that is refused (%i %s) says why', async (status, code, words) => {
  const stored = {
    name: '벌꿀',
    totalUser: 3,
    quantity: '3병',
    price: 30_000,
    location: '서울 성동구',
    meetingNote: '',
    content: '',
    deadline: '2099-01-01',
    categoryId: 2,
    productId: null,
    pictures: [{ url: '/media/a.webp', width: 1, height: 1, color: null, thumbhash: null, widths: [] }],
    images: ['/media/a.webp'],
  };
  open({
    'GET /api/group-boards/7/edit': () => ({ body: stored }),
    'PUT /api/group-boards/7': () => refusal(status, code, status === 500 ? undefined : { until: '내일까지' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '수정 완료' }));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText(words);
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
});
