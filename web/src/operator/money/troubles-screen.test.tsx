import type { BoardId, Trouble, UserId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { onPhone } from '../frame/test-phone';
import { TroublesScreen } from './troubles-screen';

const TROUBLE: Trouble = {
  id: 'imp_1',
  kind: 'MISMATCH',
  impUid: 'imp_1',
  boardId: 3 as BoardId,
  title: '무항생제 유정란 60구',
  userId: 7 as UserId,
  nickname: '민지',
  amount: 4_800,
  note: '',
  verbs: ['REFUND', 'SEEN'],
  seenAt: '2026-11-15T01:00:00.000Z',
  endedAt: null,
};
const REFUSED: Trouble = {
  ...TROUBLE,
  id: 'c5',
  kind: 'REFUND_REFUSED',
  impUid: 'imp_5',
  amount: 9_900,
  verbs: ['RETRY', 'HOLD'],
};

function open(...troubles: Trouble[]) {
  let waiting = troubles;
  const decide = (id: string) => ({
    [`POST /api/operator/troubles/${id}/decide`]: () => {
      waiting = waiting.filter((each) => each.id !== id);
      return { body: { ok: true } };
    },
  });
  const server = standInServer({
    'GET /api/operator/troubles': () => ({ body: waiting }),
    ...decide('imp_1'),
    ...decide('c5'),
  });
  visit('/operator/troubles');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/troubles': <TroublesScreen /> }} />
    </QueryClientProvider>,
  );
  return server;
}

test('J and K move, digits choose, R is the reason, Enter does what moves no money', async () => {
  const { sent } = open(TROUBLE, REFUSED);
  await screen.findByRole('heading', { name: '주문에 맞지 않는 결제' });
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: '거절된 환불' });
  await userEvent.keyboard('k');
  await screen.findByRole('heading', { name: '주문에 맞지 않는 결제' });
  await userEvent.keyboard('jj');
  await screen.findByRole('heading', { name: '거절된 환불' });
  await userEvent.keyboard('1r');
  await userEvent.keyboard('은행이 다시 열렸어요{Escape}{Enter}');
  await screen.findByRole('heading', { name: '주문에 맞지 않는 결제' });
  await waitFor(() =>
    expect(sent('POST /api/operator/troubles/c5/decide')).toMatchObject([
      { body: { verb: 'RETRY', reason: '은행이 다시 열렸어요' } },
    ]),
  );
});

test('what moves money wants the sum once more and the command key', async () => {
  const { sent } = open(TROUBLE);
  await screen.findByRole('heading', { name: '주문에 맞지 않는 결제' });
  await userEvent.keyboard('1r');
  await userEvent.keyboard('두 번 냈어요{Escape}{Control>}{Enter}{/Control}');
  await userEvent.type(screen.getByRole('textbox', { name: /금액을 다시/ }), '4,800');
  await userEvent.keyboard('{Escape}{Enter}');
  await screen.findByRole('heading', { name: '주문에 맞지 않는 결제' });
  expect(sent('POST /api/operator/troubles/imp_1/decide')).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('확인할 결제가 없어요.');
  await waitFor(() =>
    expect(sent('POST /api/operator/troubles/imp_1/decide')).toMatchObject([
      { body: { verb: 'REFUND', refund: 4_800, confirm: 4_800, reason: '두 번 냈어요' } },
    ]),
  );
});

test('only the verbs that the server says end this case are offered', async () => {
  open(REFUSED, { ...TROUBLE, id: 'c6', kind: 'UNCONFIRMED', verbs: ['RETRY', 'FOUND', 'BY_HAND', 'LOSS'] });
  await screen.findByRole('heading', { name: '거절된 환불' });
  const offered = () =>
    screen
      .getAllByRole('button', { pressed: false })
      .map(({ textContent }) => textContent)
      .filter((words) => /\d$/.test(words ?? ''));
  expect(offered()).toEqual(['다시 시도1', '손으로 돌려줄게요2']);
  await userEvent.keyboard('2');
  screen.getByText(/자동 환불을 멈춰요/);
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: '확인되지 않는 결제' });
  expect(offered()).toEqual(['다시 시도1', '돈을 확인했어요2', '손으로 돌려줬어요3', '서비스가 부담할게요4']);
});

test('on a phone the queue stands alone; a case lies over it, and closing leads back', async () => {
  onPhone();
  open(TROUBLE, REFUSED);
  await userEvent.click(await screen.findByRole('button', { name: /거절된 환불/ }));
  const sheet = await screen.findByRole('dialog', { name: '거절된 환불' });
  expect(sheet.textContent).toContain('9,900원');
  await waitFor(() => expect(location.search).toBe('?at=c5'));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(location.search).toBe(''));
});
