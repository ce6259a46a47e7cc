import type { Standing } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { refusal, standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { StandingScreen } from './standing-screen';

function open(
  standing: Standing,
  appeal: () => ReturnType<typeof refusal> | { body: object } = () => ({ body: { ok: true } }),
) {
  const server = standInServer({ 'GET /api/users/standing': () => ({ body: standing }), 'POST /api/appeals': appeal });
  visit('/mypage/standing');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/mypage/standing': <StandingScreen /> }} />
    </QueryClientProvider>,
  );
  return server;
}

test('a paused person reads until when and why, and appeals', async () => {
  const server = open({ standing: 'PAUSED', until: '2026-11-30T03:00:00.000Z', reason: '도배' });
  await screen.findByRole('heading', { name: '11월 30일까지 새 공구를 열거나 참여할 수 없어요' });
  expect(screen.getByText('이유: 도배')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: '이의 신청' }), '제가 쓴 글이 아니에요');
  await userEvent.click(screen.getByRole('button', { name: '이의 보내기' }));
  await screen.findByText('이의를 보냈어요. 살펴보고 알림으로 알려 드릴게요.');
  await waitFor(() => expect(server.sent('POST /api/appeals')[0]!.body).toEqual({ text: '제가 쓴 글이 아니에요' }));
});

test('a banned person finds what is left: rooms, joined purchases, inbox and account', async () => {
  const server = open({ standing: 'BANNED', until: null, reason: '사기' }, () => refusal(409, 'ALREADY_APPEALED'));
  await screen.findByRole('heading', { name: '이용할 수 없는 계정이에요' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/chat/list', '/mypage/joined', '/notifications', '/mypage/account']);
  await userEvent.type(screen.getByRole('textbox', { name: '이의 신청' }), '다시 봐 주세요');
  await userEvent.click(screen.getByRole('button', { name: '이의 보내기' }));
  await waitFor(() => expect(server.sent('POST /api/appeals')).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: '이의 신청' })).toBeTruthy();
});

test('without a sanction there is nothing to appeal against', async () => {
  open({ standing: 'ACTIVE', until: null, reason: null });
  await screen.findByRole('heading', { name: '제한된 것이 없어요' });
  expect(screen.queryByRole('textbox')).toBeNull();
});
