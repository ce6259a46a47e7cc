import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { refusal, standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { PAYOUT } from '../cases/test-cases';
import { PayoutQueueScreen } from '../money/payouts-screen';
import { CodeGate } from './code-gate';
import { CodeScreen } from './code-screen';

const UNTIL = '2026-11-17T10:00:00.000Z';
const LIST = { payouts: [PAYOUT], open: { count: 1, sum: PAYOUT.amount, oldestAt: null }, days: [0], byHand: true };

/** A console that wants a code, or first an app, until one was right. */
function open(
  path: string,
  { needs = 'CONFIRM_REQUIRED' as 'CONFIRM_REQUIRED' | 'CONFIRM_SETUP' | null, code = {} } = {},
) {
  let isConfirmed = needs === null;
  const gated = <T,>(body: T) => (isConfirmed ? { body } : refusal(403, needs!));
  const server = standInServer({
    'GET /api/operator/payouts': () => ({ body: LIST }),
    'GET /api/operator/payouts/12/number': () => gated({ number: '30212345677702' }),
    'PATCH /api/operator/payouts/12/sent': () => gated({ ok: true as const }),
    'GET /api/operator/code': () => ({
      body: { set: isConfirmed, shared: false, step: 'NONE' as const, until: isConfirmed ? UNTIL : null, ...code },
    }),
    'POST /api/operator/code': () => ({
      body: {
        key: 'MZXW6YTBOIMZXW6YTBOIMZXW6YTBOI23',
        uri: 'otpauth://totp/x?secret=MZXW6YTBOIMZXW6YTBOIMZXW6YTBOI23',
      },
    }),
    'POST /api/operator/confirm': ({ body }) => {
      isConfirmed = (body as { code: string }).code === '287082';
      return isConfirmed ? { body: { until: UNTIL } } : refusal(409, 'TIME_CODE_WRONG');
    },
  });
  visit(path);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/payouts': <PayoutQueueScreen />, '/operator/code': <CodeScreen /> }} />
      <CodeGate />
    </QueryClientProvider>,
  );
  return server;
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const digits = () => screen.findByRole('textbox', { name: '인증 코드 6자리' });

async function pressSent() {
  await userEvent.type(await screen.findByRole('textbox', { name: '은행 참조번호' }), 'KB 1');
  await userEvent.type(screen.getByRole('textbox', { name: /금액을 다시/ }), '124000');
  await userEvent.click(screen.getByRole('button', { name: /124,000원 보냈어요/ }));
}

test('a press that wants a code asks once, a wrong one is cleared, and the press goes on by itself', async () => {
  const { sent } = open('/operator/payouts');
  await pressSent();
  await screen.findByRole('dialog', { name: '인증 코드 6자리' });
  await userEvent.type(await digits(), '12 34-56');
  await screen.findByText('말: TIME_CODE_WRONG');
  expect(((await digits()) as HTMLInputElement).value).toBe('');
  const again = await digits();
  await waitFor(() => expect(document.activeElement).toBe(again));
  await userEvent.keyboard('287082');
  await closed();
  await waitFor(() =>
    expect(sent('POST /api/operator/confirm').map(({ body }) => body)).toEqual([
      { code: '123456' },
      { code: '287082' },
    ]),
  );
  await waitFor(() => expect(sent('PATCH /api/operator/payouts/12/sent')).toHaveLength(2));
  await waitFor(() =>
    expect(sent('PATCH /api/operator/payouts/12/sent').map(({ body }) => body)).toEqual([
      { reference: 'KB 1', confirm: 124_000 },
      { reference: 'KB 1', confirm: 124_000 },
    ]),
  );
});

test('closed without a code nothing is sent, and what was typed stands as it was', async () => {
  const { sent } = open('/operator/payouts');
  await pressSent();
  await userEvent.click(await screen.findByRole('button', { name: '닫기' }));
  await closed();
  await waitFor(() => expect(sent('PATCH /api/operator/payouts/12/sent')).toHaveLength(1));
  expect((screen.getByRole('textbox', { name: '은행 참조번호' }) as HTMLInputElement).value).toBe('KB 1');
  await userEvent.click(screen.getByRole('button', { name: /124,000원 보냈어요/ }));
  await userEvent.type(await digits(), '287082');
  await waitFor(() => expect(sent('PATCH /api/operator/payouts/12/sent')).toHaveLength(3));
});

test('without an app one is connected on the spot: picture, letters in fours, link; then the number is shown', async () => {
  open('/operator/payouts', { needs: 'CONFIRM_SETUP' });
  await userEvent.click(await screen.findByRole('button', { name: '번호 보기' }));
  await screen.findByRole('dialog', { name: '인증 앱을 연결해 주세요' });
  await userEvent.click(screen.getByRole('button', { name: '연결 시작하기' }));
  await screen.findByRole('img', { name: '인증 앱 연결 QR' });
  expect(document.querySelector('code')!.textContent).toBe('MZXW6YTBOIMZXW6YTBOIMZXW6YTBOI23');
  expect(document.querySelectorAll('code > span')).toHaveLength(8);
  expect(screen.getByRole('link', { name: '이 기기의 앱에서 열기' }).getAttribute('href')).toMatch(/^otpauth:/);
  await userEvent.type(await digits(), '287082');
  await screen.findByText('30212345677702');
});

test('its page connects an app, and says afterwards that one is', async () => {
  open('/operator/code');
  await userEvent.click(await screen.findByRole('button', { name: '연결 시작하기' }));
  await userEvent.type(await digits(), '287082');
  await screen.findByText('인증 앱이 연결돼 있어요.');
  screen.getByText(/까지 다시 묻지 않아요/);
});

test('the demo’s operator is offered none', async () => {
  open('/operator/code', { needs: null, code: { set: false, shared: true, until: null } });
  await screen.findByText(/데모 운영자는 여럿이 함께 써서/);
  expect(screen.queryByRole('button', { name: '연결 시작하기' })).toBeNull();
});

test('the field has the focus when the dialog opens: one types at once', async () => {
  open('/operator/payouts');
  await userEvent.click(await screen.findByRole('button', { name: '번호 보기' }));
  expect((await digits()).hasAttribute('autofocus')).toBe(true);
});
