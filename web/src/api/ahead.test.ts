import { type Call, endpointPath, sourceSet } from '@mungchi/contract';
import {
  boardDetail,
  chatRoom,
  chatRooms,
  listBoards,
  mainProducts,
  me,
  myReviewKeywords,
  productBoards,
  productDetail,
  recommendBoards,
  recommendProducts,
  tradeComplete,
  unreadNotifications,
} from '@mungchi/contract/calls';
import { afterEach, expect, test } from 'vitest';
import { copyOf } from '../test-copy';
import { takeAhead } from './ahead';
import { call } from './call';
import { storeToken } from './session/token';
import { standInServer } from './test-server';

/** Opens an address as a page load does: the script first, then the app. */
async function open(address: string): Promise<void> {
  history.replaceState(null, '', address);
  await copyOf('../before.ts', import.meta.url);
}

afterEach(() => {
  delete window.ahead;
  localStorage.clear();
});

const at = (endpoint: Call, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}) =>
  endpointPath(endpoint.path, params, query);

const NOW_ON = { over: 'false' };

test.each([
  [
    '/',
    [
      at(listBoards, {}, { recruiting: 'true', limit: 10 }),
      at(recommendBoards),
      at(me),
      at(chatRooms, {}, NOW_ON),
      at(unreadNotifications),
    ],
  ],
  ['/?category=1', [at(recommendBoards), at(me), at(chatRooms, {}, NOW_ON), at(unreadNotifications)]],
  ['/gonggu/list/7', [at(boardDetail, { boardId: 7 })]],
  ['/shopping', [at(recommendProducts), at(mainProducts), at(chatRooms, {}, NOW_ON)]],
  ['/shopping/item?itemId=3', [at(productDetail, { productId: 3 }), at(productBoards, { productId: 3 }), at(me)]],
  ['/shopping/item?itemId=x', [at(me)]],
  ['/chat/list', [at(chatRooms, {}, NOW_ON)]],
  ['/chat/26', [at(chatRoom, { chatRoomId: 26 })]],
  ['/chat/26/review/3', [at(chatRoom, { chatRoomId: 26 })]],
  ['/chat/26/pay', [at(chatRoom, { chatRoomId: 26 })]],
  ['/mypage', [at(me), at(myReviewKeywords), at(chatRooms, {}, NOW_ON), at(unreadNotifications)]],
  ['/mypage/edit', []],
])('a person who opens %s', async (address, calls) => {
  storeToken('t');
  const server = standInServer({});
  await open(address);
  await expect.poll(() => server.requests.map((request) => request.path)).toEqual(calls);
  expect(server.requests.every(({ token }) => token === 't')).toBe(true);
});

test('the list is asked for as the person left its filter', async () => {
  storeToken('t');
  const server = standInServer({});
  localStorage.setItem('own:nearby', 'radius=1500');
  await open('/');
  localStorage.setItem('own:nearby', '');
  await open('/');
  const lists = () => server.requests.filter(({ path }) => path.startsWith('/api/group-boards?'));
  await expect
    .poll(() => lists().map(({ path }) => path))
    .toEqual([at(listBoards, {}, { radius: 1500, limit: 10 }), at(listBoards, {}, { limit: 10 })]);
});

test('a visitor asks only for what is open to all', async () => {
  const server = standInServer({ 'GET /api/group-boards/7': () => ({ body: { id: 7 } }) });
  for (const address of ['/', '/shopping', '/chat/26', '/gonggu/list/7']) await open(address);
  await expect.poll(() => server.requests.map((request) => request.path)).toEqual(['/api/group-boards/7']);
});

test('the first who asks is given the answer that is on its way; the next one asks again', async () => {
  const server = standInServer({ 'GET /api/group-boards/7': () => ({ body: { id: 7 } }) });
  await open('/gonggu/list/7');
  expect(await call(boardDetail, { params: { boardId: 7 } })).toEqual({ id: 7 });
  expect(server.requests).toHaveLength(1);
  await call(boardDetail, { params: { boardId: 7 } });
  expect(server.requests).toHaveLength(2);
});

test('the pictures of the first two cards are fetched with their list', async () => {
  const picture = (url: string) => ({ picture: { url, widths: [320, 640] } });
  const boards = ['/pictures/a.webp', 'https://elsewhere.example/b.webp', '/pictures/c.webp'].map(picture);
  standInServer({ 'GET /api/group-boards': () => ({ body: boards }) });
  storeToken('t');
  await open('/');
  const preloads = () => [...document.head.querySelectorAll('link[rel=preload]')];
  await expect
    .poll(() => preloads().map((link) => link.getAttribute('imagesrcset')))
    .toEqual([sourceSet('/pictures/a.webp', [320, 640])]);
  for (const link of preloads()) link.remove();
});

test('whatever is written makes it old', async () => {
  const server = standInServer({
    'GET /api/chat/rooms/26': () => ({ body: { id: 26 } }),
    'POST /api/chat/rooms/26/trade-complete': () => ({ body: {} }),
  });
  storeToken('t');
  await open('/chat/26');
  await call(tradeComplete, { params: { chatRoomId: 26 } });
  await call(chatRoom, { params: { chatRoomId: 26 } });
  expect(server.requests.filter(({ path: asked }) => asked === '/api/chat/rooms/26')).toHaveLength(2);
});

test('a call of another session, or of long ago, is nobody’s', () => {
  const answer = new Promise<Response>(() => undefined);
  const now = Date.now();
  window.ahead = new Map([
    ['/other', { of: me, filter: null, token: 'a', sentAt: now, answer }],
    ['/old', { of: me, filter: null, token: 'b', sentAt: now - 60_000, answer }],
    ['/mine', { of: me, filter: null, token: 'b', sentAt: now, answer }],
  ]);
  expect(['/other', '/old', '/mine', '/mine'].map((url) => takeAhead(url, 'b') !== null)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
