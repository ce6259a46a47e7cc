import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { storeToken } from '../api/session/token';
import { standInServer } from '../api/test-server';
import { navigate } from '../history/history-entry';
import { noteDeed } from '../shell/after-deed';
import { AppRouter } from '../shell/app-router';
import { visit } from '../shell/test-router';
import { AskAfterDeed } from './ask-after-deed';
import { readAsked } from './ask-memory';
import { standInPush } from './test-push';

const TITLE = '결제와 약속을 알려 드릴까요?';

beforeEach(() => storeToken('t'));
afterEach(() => vi.unstubAllEnvs());

function open(permission: NotificationPermission = 'default', before = () => {}) {
  const browser = standInPush({ permission, answer: 'denied' });
  const server = standInServer({
    'GET /api/config': () => ({ body: { push: { publicKey: 'key' } } }),
    'GET /api/notifications/devices': () => ({ body: [] }),
  });
  visit('/');
  before();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter>
        <AskAfterDeed />
      </AppRouter>
    </QueryClientProvider>,
  );
  return { ...browser, server };
}

const go = (path: string, state?: object) => act(async () => navigate(path, { state }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('after a join it is offered once; 나중에 asks the browser nothing, and the next deed does not ask again', async () => {
  const { requestPermission } = open();
  await go('/chat/7', { joined: true });
  await screen.findByRole('dialog', { name: TITLE });
  expect(readAsked().times).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: '나중에' }));
  await closed();
  expect(requestPermission).not.toHaveBeenCalled();
  await go('/', { opened: 8 });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readAsked().times).toBe(1);
});

test('who has joined before this code was there is asked, too', async () => {
  open('default', () => navigate('/chat/7', { state: { joined: true } }));
  await screen.findByRole('dialog', { name: TITLE });
});

test('after opening a purchase, 알림 받기 asks the browser', async () => {
  const { requestPermission } = open();
  await go('/x', { opened: 8 });
  await userEvent.click(await screen.findByRole('button', { name: '알림 받기' }));
  await closed();
  expect(requestPermission).toHaveBeenCalledOnce();
});

test('nobody is asked for just going somewhere, nor after a denial', async () => {
  const { server } = open('denied');
  await go('/chat/7');
  await go('/chat/8', { joined: true });
  await expect.poll(() => server.sent('GET /api/config').length).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readAsked().times).toBe(0);
});

test('after looking for something, which goes nowhere', async () => {
  open();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  act(() => noteDeed());
  await screen.findByRole('dialog', { name: TITLE });
  expect(readAsked().times).toBe(1);
});
