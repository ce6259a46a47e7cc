import type { Inquiry } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { standInServer } from '../api/test-server';
import { TestRouter, visit } from '../shell/test-router';
import { HelpScreen } from './help-screen';

const answered: Inquiry = {
  id: 3,
  kind: 'PAYMENT',
  text: '금액이 달라요',
  boardId: null,
  createdAt: '2026-11-15T03:00:00.000Z',
  answer: '돌려 드렸어요.',
  answeredAt: '2026-11-15T05:00:00.000Z',
};

function open(path: string, own: Inquiry[] = []) {
  const server = standInServer({
    'GET /api/inquiries': () => ({ body: own }),
    'POST /api/inquiries': () => ({ body: { ok: true } }),
  });
  visit(path);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/help': <HelpScreen /> }} />
    </QueryClientProvider>,
  );
  return server;
}

test('a screen that sends here says what it is about, and the question goes with it', async () => {
  const server = open('/help?kind=PAYMENT&board=7');
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: '보내기' });
  expect(screen.getByRole('button', { name: '결제와 환불' }).getAttribute('aria-pressed')).toBe('true');
  expect(send.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: '자세히 알려 주세요' }), '두 번 결제됐어요');
  await userEvent.click(send);
  await waitFor(() => expect(server.sent('POST /api/inquiries')).toHaveLength(1));
  await waitFor(() =>
    expect(server.sent('POST /api/inquiries')[0]!.body).toEqual({
      kind: 'PAYMENT',
      text: '두 번 결제됐어요',
      boardId: 7,
    }),
  );
});

test('frequent questions open, and one’s own stand there with their answers', async () => {
  open('/help', [answered, { ...answered, id: 4, text: '언제 와요?', answer: null, answeredAt: null }]);
  expect(screen.queryByRole('button', { name: '보내기' })).toBeNull();
  expect(screen.getByText('결제한 돈은 어디에 있나요?')).toBeTruthy();
  expect(await screen.findByText('돌려 드렸어요.')).toBeTruthy();
  expect(screen.getByText(/^확인하고 있어요/)).toBeTruthy();
});
