import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInServer } from '../api/test-server';
import { beginWork } from '../shell/unsaved-work';
import { hearWorker, readOnArrival } from './hear-worker';

const worker = new EventTarget();
let server: ReturnType<typeof standInServer>;

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  server = standInServer({ 'POST /api/notifications/read': () => ({ body: { count: 0 } }) });
  history.replaceState(null, '', '/mypage');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  history.replaceState(null, '', '/');
});

const read = () => server.sent('POST /api/notifications/read').map(({ body }) => body);

/** As the worker does it: what the page answers. */
function press(message: object): boolean[] {
  const answers: boolean[] = [];
  const port = { postMessage: (goes: boolean) => answers.push(goes) };
  worker.dispatchEvent(Object.assign(new Event('message'), { data: message, ports: [port] }));
  return answers;
}

test('a page that a push opened marks its entry as read and forgets how it was opened', async () => {
  history.replaceState(null, '', '/chat/7?from=push#notification=12');
  readOnArrival();
  expect(location.pathname + location.search + location.hash).toBe('/chat/7?from=push');
  await vi.waitFor(() => expect(read()).toEqual([{ id: 12 }]));
});

test('another hash is none of its business', () => {
  history.replaceState(null, '', '/mypage#notification=x');
  readOnArrival();
  expect(location.hash).toBe('#notification=x');
  expect(read()).toEqual([]);
});

test('an open page goes where the push leads, unless something is half done on it', async () => {
  hearWorker();
  const done = beginWork();
  expect(press({ type: 'open', path: '/chat/7', id: 12 })).toEqual([false]);
  expect(location.pathname).toBe('/mypage');
  done();
  expect(press({ type: 'something else' })).toEqual([]);
  expect(press({ type: 'open', path: '/chat/7', id: 12 })).toEqual([true]);
  await vi.waitFor(() => expect(location.pathname).toBe('/chat/7'));
  await vi.waitFor(() => expect(read()).toEqual([{ id: 12 }]));
});
