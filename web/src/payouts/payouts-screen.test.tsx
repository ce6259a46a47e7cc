import type { BoardId, PayoutId, Payouts } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { refusal, standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { putToastsAway } from '../notices/test-notices';
import { Notices } from '../shell/notices';
import { TestRouter, visit } from '../shell/test-router';
import { PayoutsScreen } from './payouts-screen';

beforeEach(putToastsAway);

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
      id: 2 as PayoutId,
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
  expect(await screen.findByText('받을 돈이 여기 모여요.')).toBeTruthy();
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

test('an account that was just changed says from when on it takes money, and cannot be asked before', async () => {
  open({ ...RICH, account: { ...RICH.account!, usableFrom: '2026-11-22T12:00:00.000Z' } });
  expect(await screen.findByText('바꾼 계좌로는 11월 22일 밤 9시부터 받을 수 있어요.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '정산 받기' }).disabled).toBe(true);
});

const SAVED = { bank: '090', last4: '4567', holder: '김서연' };
test.each([
  ['the first one', null, null, '계좌를 등록했어요.'],
  ['another one', RICH.account, '2026-11-22T12:00:00.000Z', '계좌를 바꿨어요. 11월 22일 밤 9시부터 받을 수 있어요.'],
  [
    'one after one that was removed',
    null,
    '2026-11-22T12:00:00.000Z',
    '계좌를 바꿨어요. 11월 22일 밤 9시부터 받을 수 있어요.',
  ],
  ['the same one', RICH.account, null, '지금 계좌와 같아요.'],
])('%s is saved', async (_which, account, usableFrom, words) => {
  open({ ...RICH, account }, { 'PUT /api/payouts/account': () => ({ body: { ...SAVED, usableFrom } }) });
  await userEvent.click(await screen.findByRole('button', { name: account ? '계좌 바꾸기' : '계좌 등록하기' }));
  const sheet = await screen.findByRole('dialog');
  await userEvent.click(await within(sheet).findByRole('radio', { name: '카카오뱅크' }));
  await userEvent.type(within(sheet).getByLabelText('계좌번호'), '3333-01-1234567');
  if (!account) await userEvent.type(within(sheet).getByLabelText('예금주'), '김서연');
  await userEvent.click(screen.getByRole('button', { name: account ? '바꾸기' : '등록하기' }));
  await expect.poll(() => currentNotices().toasts.map(({ text }) => text)).toEqual([words]);
});

test('another holder than the person is told at the field', async () => {
  const answers = { 'PUT /api/payouts/account': () => refusal(409, 'PAYOUT_HOLDER') };
  open(RICH, answers);
  await userEvent.click(await screen.findByRole('button', { name: '계좌 바꾸기' }));
  const sheet = await screen.findByRole('dialog');
  await userEvent.type(await within(sheet).findByLabelText('계좌번호'), '12345604987654');
  await userEvent.click(within(sheet).getByRole('button', { name: '바꾸기' }));
  expect(await within(sheet).findByText('말: PAYOUT_HOLDER')).toBeTruthy();
});

test('one on its way is said, and one that came back says why', async () => {
  const [failed] = RICH.list;
  const list = [
    { ...failed!, id: 4 as PayoutId, state: 'REQUESTED' as const, endedAt: null, why: null },
    { ...failed!, id: 3 as PayoutId, state: 'RETURNED' as const, why: '없는 계좌예요' },
  ];
  open({ ...RICH, requested: 34_800, available: 0, parts: [], list });
  expect(await screen.findByText('34,800원을 보내고 있어요.')).toBeTruthy();
  expect(screen.getByText('보내는 중이에요')).toBeTruthy();
  expect(screen.getByText('은행에서 돌아왔어요')).toBeTruthy();
  expect(screen.getByText('없는 계좌예요. 계좌를 확인해 주세요.')).toBeTruthy();
});
