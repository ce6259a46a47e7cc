import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInServer } from '../api/test-server';
import { renewSubscription } from './renew-subscription';
import type { WorkerEvents, WorkerScope } from './worker-scope';

const KEY = new ArrayBuffer(65);
const FRESH = { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } };
const subscribe = vi.fn(() => Promise.resolve(FRESH));
const scope = { registration: { pushManager: { subscribe } } } as unknown as WorkerScope;
const ended = (key: ArrayBuffer | null) =>
  ({ oldSubscription: key && { options: { applicationServerKey: key } } }) as WorkerEvents['pushsubscriptionchange'];

beforeEach(() => {
  subscribe.mockClear();
  const request = (_name: string, task: () => Promise<unknown>) => task();
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('a subscription that ended is made again with the same key, and told to the server with the session’s cookie', async () => {
  const server = standInServer({
    'POST /api/auth/reissue': () => ({ body: { accessToken: 'fresh' } }),
    'POST /api/notifications/devices': () => ({ body: {} }),
  });
  await renewSubscription(scope, ended(KEY));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(server.sent('POST /api/notifications/devices')).toMatchObject([{ token: 'fresh', body: FRESH }]);
});

test('without a session nobody is told; without the old key nothing can be done here', async () => {
  const server = standInServer({ 'POST /api/auth/reissue': () => ({ status: 401, body: {} }) });
  await renewSubscription(scope, ended(KEY));
  await renewSubscription(scope, ended(null));
  expect(subscribe).toHaveBeenCalledTimes(1);
  expect(server.sent('POST /api/notifications/devices')).toEqual([]);
});
