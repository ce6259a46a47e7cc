import type { OperatorPayout, PayoutId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { PAYOUT } from '../cases/test-cases';
import { PayoutQueueScreen } from './payouts-screen';

function open(...payouts: OperatorPayout[]) {
  const sum = payouts.reduce((all, { amount }) => all + amount, 0);
  const list = {
    payouts,
    open: { count: payouts.length, sum, oldestAt: payouts[0]?.requestedAt ?? null },
    days: [0, 10_000],
    byHand: true,
  };
  const server = standInServer({
    'GET /api/operator/payouts': () => ({ body: list }),
    'GET /api/operator/payouts/12/number': () => ({ body: { number: '30212345677702' } }),
    'PATCH /api/operator/payouts/12/sent': () => ({ body: { ok: true } }),
    'PATCH /api/operator/payouts/12/failed': () => ({ body: { ok: true } }),
    'PATCH /api/operator/payouts/12/returned': () => ({ body: { ok: true } }),
  });
  visit('/operator/payouts');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter
        screens={{ '/operator/payouts': <PayoutQueueScreen />, '/operator/people/7': <h1>민지, who is paid</h1> }}
      />
    </QueryClientProvider>,
  );
  return server;
}

const sum = () => screen.getByRole('textbox', { name: /금액을 다시/ });

test('sent wants the reference and the sum once more; the number is asked for only when wanted', async () => {
  const { sent, requests } = open(PAYOUT, {
    ...PAYOUT,
    id: 13 as PayoutId,
    name: 'OTHER',
    verifiedName: '박○솔',
    amount: 5_000,
  });
  expect(await screen.findByText('129,000원')).toBeTruthy();
  screen.getByText('같음');
  screen.getByText('가입한 이름 박○솔');
  expect(requests.some(({ path }) => path.endsWith('/number'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '번호 보기' }));
  await screen.findByText('30212345677702');

  const press = screen.getByRole('button', { name: /124,000원 보냈어요/ }) as HTMLButtonElement;
  await userEvent.type(screen.getByRole('textbox', { name: '은행 참조번호' }), 'KB 1');
  await userEvent.type(sum(), '12,400');
  expect(press.disabled).toBe(true);
  await userEvent.type(sum(), '0');
  await userEvent.click(press);
  await waitFor(() =>
    expect(sent('PATCH /api/operator/payouts/12/sent')).toMatchObject([
      { body: { reference: 'KB 1', confirm: 124_000 } },
    ]),
  );
});

test('not sent: with a reason, by key', async () => {
  const { sent } = open(PAYOUT);
  await screen.findByRole('button', { name: /124,000원 보냈어요/ });
  await userEvent.keyboard('f');
  await userEvent.keyboard('통장이 막혀 있어요');
  await userEvent.type(sum(), '124000');
  await userEvent.click(screen.getByRole('button', { name: /124,000원 보내지 못했어요/ }));
  await waitFor(() =>
    expect(sent('PATCH /api/operator/payouts/12/failed')).toMatchObject([
      { body: { why: '통장이 막혀 있어요', confirm: 124_000 } },
    ]),
  );
});

test('P opens who is paid', async () => {
  open(PAYOUT);
  await screen.findByRole('button', { name: /124,000원 보냈어요/ });
  await userEvent.keyboard('p');
  await screen.findByRole('heading', { name: '민지, who is paid' });
});

test('what was sent can only have come back', async () => {
  const { sent } = open({ ...PAYOUT, state: 'SENT', endedAt: PAYOUT.requestedAt, reference: 'KB 1', by: '하람' });
  await screen.findByText(/KB 1 · 하람/);
  expect(screen.queryByRole('button', { name: '번호 보기' })).toBeNull();
  expect(screen.queryByText('보내지 못했나요?')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: '이유' }), '없는 계좌');
  await userEvent.type(sum(), '124000');
  await userEvent.click(screen.getByRole('button', { name: /되돌아왔어요/ }));
  await waitFor(() => expect(sent('PATCH /api/operator/payouts/12/returned')).toHaveLength(1));
});

test('money of somebody who left: who to ask, and that nobody was found', async () => {
  const { sent } = open({ ...PAYOUT, left: true, returned: '닫힌 계좌예요' });
  await screen.findByText(/탈퇴한 이웃의 돈이에요. 은행에서 되돌아왔어요 · 닫힌 계좌예요/);
  await userEvent.click(screen.getByRole('button', { name: '연락이 닿지 않아요' }));
  await userEvent.type(sum(), '124000');
  await userEvent.click(screen.getByRole('button', { name: /124,000원 찾지 못했어요/ }));
  await waitFor(() =>
    expect(sent('PATCH /api/operator/payouts/12/failed')).toMatchObject([{ body: { why: '연락이 닿지 않아요' } }]),
  );
});

test('nothing waits', async () => {
  open();
  await screen.findByText('보낼 정산이 없어요.');
});
