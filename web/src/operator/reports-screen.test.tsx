import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { standInServer } from '../api/test-server';
import { TestRouter, visit } from '../shell/test-router';
import { ReportsScreen } from './reports-screen';
import { reportLine, reportPage } from './test-cases';

const DECIDE = 'POST /api/operator/reports/41/decide';

/** One report, found fine. */
async function decideTheOnly() {
  const server = standInServer({
    'GET /api/operator/reports': () => ({ body: [reportLine(41)] }),
    'GET /api/operator/reports/41': () => ({ body: reportPage(41) }),
    [DECIDE]: () => ({ body: { ok: true } }),
  });
  visit('/operator/reports');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/reports': <ReportsScreen /> }} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: '사기가 의심돼요' });
  await userEvent.keyboard('1r');
  await userEvent.keyboard('문제가 없어요.');
  await userEvent.keyboard('{Escape}{Enter}');
  await screen.findByText('기다리는 신고가 없어요.');
  return server;
}

test.each([
  ['by key', () => userEvent.keyboard('u')],
  ['by press', () => userEvent.click(screen.getByRole('button', { name: /되돌리기/ }))],
])('the last of the queue is taken back %s, and nothing was sent', async (_, undo) => {
  const { sent } = await decideTheOnly();
  screen.getByText('방금 #41 문제없음');
  await undo();
  await screen.findByRole('heading', { name: '사기가 의심돼요' });
  window.dispatchEvent(new Event('pagehide'));
  expect(sent(DECIDE)).toEqual([]);
});

test('a tab that is closed within the seconds of the undo sends the decision, once', async () => {
  const { sent } = await decideTheOnly();
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  expect(sent(DECIDE)).toMatchObject([{ keepalive: true, body: { decision: 'FINE', reason: '문제가 없어요.' } }]);
});

test('a window that is put away sends it', async () => {
  const { sent } = await decideTheOnly();
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  expect(sent(DECIDE)).toHaveLength(1);
});

test('another page of the console sends it', async () => {
  const { sent } = await decideTheOnly();
  cleanup();
  expect(sent(DECIDE)).toHaveLength(1);
});

test('? shows what the keys do', async () => {
  await decideTheOnly();
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: '키보드로 하기' });
  expect(sheet.textContent).toContain('결정하고 다음으로');
  expect(sheet.textContent).toContain('이웃·공구 찾기');
});
