import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { standInServer } from '../api/test-server';
import { TestRouter, visit } from '../shell/test-router';
import { CaseScreen } from './case-screen';
import { DISPUTE } from './test-cases';
import { onPhone } from './test-phone';

const DECIDE = 'POST /api/operator/disputes/31/decide';

function open() {
  const server = standInServer({
    'GET /api/operator/disputes': () => ({ body: [DISPUTE] }),
    'GET /api/operator/disputes/31': () => ({ body: DISPUTE }),
    [DECIDE]: () => ({ body: { ok: true } }),
  });
  visit('/operator/disputes/31');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/disputes/:disputeId': <CaseScreen /> }} />
    </QueryClientProvider>,
  );
  return server;
}

test('the sum, the reason and the sum once more, without leaving the keyboard', async () => {
  const { sent } = open();
  await screen.findByText('네 개가 멍들었어요.', { exact: false });
  await userEvent.click(screen.getByRole('button', { name: '절반 4,950' }));
  await userEvent.keyboard('r');
  await userEvent.keyboard('절반이 상했어요{Escape}');
  await userEvent.type(screen.getByRole('textbox', { name: /금액을 다시/ }), '4950');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => sent(DECIDE)).toMatchObject([{ body: { refund: 4_950, confirm: 4_950 } }]);
});

test('on a phone the sum stays at the foot, the decision is a sheet, and closing it forgets nothing', async () => {
  onPhone();
  const { sent } = open();
  const decide = await screen.findByRole('button', { name: '결정하기' });
  expect(decide.parentElement?.textContent).toContain('6,000원 / 9,900원');
  screen.getByText('하준님만 나눔 코드를 쓰지 않았어요');
  await userEvent.click(decide);
  const sheet = await screen.findByRole('dialog', { name: '결정하기' });
  await userEvent.click(within(sheet).getByRole('button', { name: '전부' }));
  await userEvent.type(within(sheet).getByRole('textbox', { name: /이유/ }), '모두 상했어요');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(decide.parentElement?.textContent).toContain('9,900원 / 9,900원');
  await userEvent.click(decide);
  const again = within(await screen.findByRole('dialog', { name: '결정하기' }));
  await userEvent.type(again.getByRole('textbox', { name: /금액을 다시/ }), '9900');
  await userEvent.click(again.getByRole('button', { name: /9,900원 돌려주고 마무리/ }));
  expect(sent(DECIDE)).toMatchObject([{ body: { refund: 9_900, reason: '모두 상했어요' } }]);
});
