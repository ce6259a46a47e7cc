import { REPORT_KINDS, type UserId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { standInServer } from '../api/test-server';
import { MoreButton } from './more-button';
import type { Subject } from './subject';

const neighbour: Subject = { kind: 'USER', id: 7, userId: 7 as UserId, nickname: '귤지기', profileUrl: null };
const review: Subject = { kind: 'REVIEW', id: 3, nickname: '귤지기', profileUrl: null, text: '최악이에요' };

async function open(subject: Subject, blocked = false) {
  const server = standInServer({
    'GET /api/users/7/block': () => ({ body: { blocked } }),
    'DELETE /api/users/7/block': () => ({ body: { blocked: false } }),
    'POST /api/reports': () => ({ body: { ok: true } }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MoreButton subject={subject} label="더 보기" />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }));
  return server;
}

test('another reason needs words; what is sent is what was chosen', async () => {
  const server = await open(neighbour);
  await userEvent.click(await screen.findByRole('button', { name: '신고하기' }));
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: '신고하기' });
  expect(send.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '다른 이유예요' }));
  expect(send.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: '자세히 알려 주세요' }), '거짓말을 해요');
  await userEvent.click(screen.getByRole('checkbox', { name: /차단할게요/ }));
  await userEvent.click(send);
  await waitFor(() => expect(server.sent('POST /api/reports')).toHaveLength(1));
  await waitFor(() =>
    expect(server.sent('POST /api/reports')[0]!.body).toEqual({
      target: { kind: 'USER', id: 7 },
      reason: 'OTHER',
      text: '거짓말을 해요',
      block: true,
    }),
  );
});

test('whoever is blocked already is let go without a question', async () => {
  const server = await open(neighbour, true);
  await userEvent.click(await screen.findByRole('button', { name: '차단 풀기' }));
  await waitFor(() => expect(server.sent('DELETE /api/users/7/block')).toHaveLength(1));
});

test('who blocks the writer of a post does not stay on it', async () => {
  history.replaceState(null, '', '/gonggu/list/5');
  await open({ ...neighbour, kind: 'BOARD', id: 5 });
  await userEvent.click(await screen.findByRole('button', { name: '공구 신고하기' }));
  await userEvent.click(await screen.findByRole('button', { name: '사기가 의심돼요' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /차단할게요/ }));
  await userEvent.click(screen.getByRole('button', { name: '신고하기' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('who only reports stays and reads on', async () => {
  history.replaceState(null, '', '/gonggu/list/5');
  const server = await open({ ...neighbour, kind: 'BOARD', id: 5 });
  await userEvent.click(await screen.findByRole('button', { name: '공구 신고하기' }));
  await userEvent.click(await screen.findByRole('button', { name: '사기가 의심돼요' }));
  await userEvent.click(screen.getByRole('button', { name: '신고하기' }));
  await waitFor(() => expect(server.sent('POST /api/reports')).toHaveLength(1));
  await waitFor(() => expect(location.pathname).toBe('/gonggu/list/5'));
});

test('of a review the report comes at once: its writer is not known', async () => {
  const server = await open(review);
  expect(await screen.findByText('최악이에요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '차단하기' })).toBeNull();
  expect(server.requests).toEqual([]);
});

test.each(REPORT_KINDS)(
  'a block is offered beside a report of what names its author, and of nothing else: %s',
  async (kind) => {
    await open({ ...review, kind });
    await screen.findByRole('button', { name: '신고하기' });
    const namesNobody = kind === 'WISH' || kind === 'QUESTION';
    expect(screen.queryAllByRole('checkbox', { name: /차단할게요/ })).toHaveLength(namesNobody ? 0 : 1);
    const faces = screen.getByRole('dialog').querySelectorAll('img');
    expect(faces).toHaveLength(namesNobody ? 0 : 1);
  },
);
