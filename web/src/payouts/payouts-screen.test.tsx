import type { BoardId, Payouts } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { standInServer } from '../api/test-server';
import { Notices } from '../shell/notices';
import { TestRouter, visit } from '../shell/test-router';
import { PayoutsScreen } from './payouts-screen';

const NONE: Payouts = {
  available: 0,
  parts: [],
  later: [],
  disputed: [],
  requested: 0,
  sent: 0,
  account: null,
  list: [],
};
const part = { boardId: 7 as BoardId, title: '논산 설향 딸기 6kg', amount: 52_000 };
const RICH: Payouts = {
  ...NONE,
  available: 52_000,
  parts: [part],
  later: [{ amount: 18_900, from: '2026-11-28T12:00:00.000Z' }],
  account: { bank: '004', last4: '1234', holder: '김서연', usableFrom: null },
  list: [
    {
      id: 2,
      amount: 34_800,
      state: 'FAILED',
      bank: '004',
      last4: '1234',
      requestedAt: '2026-11-03T03:00:00.000Z',
      endedAt: '2026-11-04T03:00:00.000Z',
      why: '예금주가 달라요.',
      parts: [],
    },
  ],
};

function open(money: Payouts, answers: Parameters<typeof standInServer>[0] = {}) {
  const server = standInServer({ 'GET /api/payouts': () => ({ body: money }), ...answers });
  visit('/mypage/payouts');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/mypage/payouts': <PayoutsScreen /> }} />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

test('the amount, from which purchase, what comes later, the account, and why one failed', async () => {
  open(RICH);
  expect(await screen.findByText('52,000')).toBeTruthy();
  expect(screen.getByRole('button', { name: '논산 설향 딸기 6kg · 1건' })).toBeTruthy();
  expect(screen.getByText(/11월 28일 밤 9시부터 받을 수 있어요/).textContent).toContain('18,900원');
  expect(screen.getByText('국민 ···1234')).toBeTruthy();
  expect(screen.getByText('예금주가 달라요. 계좌를 확인해 주세요.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '정산 받기' }).disabled).toBe(false);
});

test('nothing collected yet', async () => {
  open(NONE);
  expect(await screen.findByText('공구를 끝내면 여기로 모여요.')).toBeTruthy();
  expect(screen.getByText('받을 계좌가 없어요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '정산 받기' })).toBeNull();
});

test('too little, or one on its way, cannot be asked for', async () => {
  open({ ...RICH, available: 999 });
  expect(await screen.findByText('1,000원부터 정산받을 수 있어요.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '정산 받기' }).disabled).toBe(true);
});

test('without an account the button asks for one; a wrong number is told at its field', async () => {
  open({ ...RICH, account: null });
  await userEvent.click(await screen.findByRole('button', { name: '정산 받기' }));
  const sheet = await screen.findByRole('dialog');
  await userEvent.click(await within(sheet).findByRole('radio', { name: '카카오뱅크' }));
  await userEvent.type(within(sheet).getByLabelText('계좌번호'), '1234');
  await userEvent.click(within(sheet).getByRole('button', { name: '등록하기' }));
  expect(within(sheet).getByText('계좌번호를 다시 확인해 주세요.')).toBeTruthy();
  expect(within(sheet).getByText('예금주를 적어 주세요.')).toBeTruthy();
});

test('a dispute that holds money back is named', async () => {
  open({ ...RICH, available: 0, parts: [], disputed: [{ ...part, amount: 12_000 }] });
  expect((await screen.findByText(/확인 중인 문제가 있어서 기다려요/)).textContent).toContain('논산 설향 딸기 6kg');
});
