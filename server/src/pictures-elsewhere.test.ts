import type { BoardId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { boardForm, join, openBoard, storedApple, storedPicture } from './boards/test-boards';
import { enter, speak } from './chat/test-rooms';
import { connectAs, listen } from './live/test-live';
import { mediaApp } from './media/test-media-app';
import { jpegOf } from './media/test-pictures';
import { type Person, type TestApp, testApp } from './test-app';

/** The web app on one origin, this server on another. */
const API = 'https://api.example';
const ENV = { WEB_ORIGIN: 'http://localhost:5173', PUBLIC_ORIGIN: API };
const KEY = 'abcdef0123456789abcdef0123456789';

let t: TestApp;
let leader: Person;
let boardId: BoardId;

beforeAll(async () => {
  t = await testApp({ env: ENV });
  leader = await t.person();
  boardId = await openBoard(t, leader);
});
afterAll(() => t.close());

const RELATIVE = /"\/(media|avatars|pictures)\//;

test('every address of a picture in an answer is whole', async () => {
  const productId = await storedApple(t);
  const reader = await t.person();
  await openBoard(t, leader, { productId, images: [] });
  await join(t, reader, boardId);
  for (const url of [
    `/api/group-boards/${boardId}`,
    '/api/group-boards',
    '/api/group-boards/joined',
    '/api/group-boards/recommend',
    `/api/group-boards/search?keyword=${encodeURIComponent('감귤')}`,
    `/api/products/${productId}`,
    `/api/products/${productId}/group-boards`,
    '/api/users',
    `/api/users/${leader.userId}`,
    '/api/chat/rooms',
    `/api/chat/rooms/${boardId}`,
  ]) {
    const text = JSON.stringify((await t.call(reader, 'GET', url)).body);
    expect(text, url).toContain(`"${API}/`);
    expect(text, url).not.toMatch(RELATIVE);
  }
  const board = (await t.call(leader, 'GET', `/api/group-boards/${boardId}/edit`)).body;
  expect(board.images).toEqual([expect.stringMatching(/^https:\/\/api\.example\/media\//)]);
});

test('lists from memory too', async () => {
  t.deps.config.validateAnswers = false;
  const [first, again] = [
    await t.call(leader, 'GET', '/api/group-boards'),
    await t.call(leader, 'GET', '/api/group-boards'),
  ];
  t.deps.config.validateAnswers = true;
  expect(first.body).toEqual(again.body);
  expect(JSON.stringify(again.body)).not.toMatch(RELATIVE);
});

test('so is the secure_url of an upload', async () => {
  const media = await mediaApp(ENV);
  const { body } = await media.upload(await jpegOf(40, 30));
  await media.close();
  expect(body.secure_url).toMatch(/^https:\/\/api\.example\/media\/[0-9a-f]{32}\.webp$/);
  expect(body.url).toBe(body.secure_url);
});

test('whole addresses are accepted back and kept as paths', async () => {
  const path = await storedPicture(t, `/media/${KEY}.webp`);
  const id = await openBoard(t, leader, { images: [`${API}${path}`] });
  const { pictures } = await t.db
    .selectFrom('boards')
    .select('pictures')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(pictures).toMatchObject([{ url: path }]);
  const edit = { ...(await boardForm(t)), images: [`${API}${path}?w=320`] };
  expect((await t.call(leader, 'PUT', `/api/group-boards/${id}`, edit)).status).toBe(200);

  const profile = { nickname: leader.nickname, profileUrl: `${API}${path}` };
  expect((await t.call(leader, 'PUT', '/api/users', profile)).body.profileUrl).toBe(`${API}${path}`);
  const row = await t.db.selectFrom('users').select('profileUrl').where('id', '=', leader.userId).executeTakeFirst();
  expect(row).toEqual({ profileUrl: path });
});

test('live messages carry them as history does; what people write is left alone', async () => {
  const client = await connectAs(await listen(t), leader, 'raw websocket');
  const heard = await enter(client, boardId);
  await speak(client, boardId, '/avatars/pink.webp');
  await speak(client, boardId, '["/media/a.webp","/media/b.webp"], "url":"/media/c.webp"');
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  await client.deactivate({ force: true });
  expect(heard.map(({ message }) => message)).toEqual([
    '/avatars/pink.webp',
    '["/media/a.webp","/media/b.webp"], "url":"/media/c.webp"',
  ]);
  expect(heard[0]!.senderProfileUrl).toMatch(/^https:\/\/api\.example\//);
  const { body } = await t.call(leader, 'GET', `/api/chat/rooms/${boardId}`);
  expect(body.messages.slice(-2)).toEqual(heard);
});

test('untold, this server is where the request came to; on the web app’s own host paths stay paths', async () => {
  t.deps.config.publicOrigin = null;
  const me = async (host: string, headers = {}) =>
    (
      await t.app.inject({ url: '/api/users', headers: { ...headers, host, authorization: `Bearer ${leader.token}` } })
    ).json();
  const [elsewhere, same, none] = [await me('api.example:8080'), await me('localhost:5173'), await me('a b')];
  const behindProxy = await me('upstream:3000', { 'sec-fetch-site': 'same-origin' });
  t.deps.config.publicOrigin = API;
  expect(elsewhere.profileUrl).toMatch(/^http:\/\/api\.example:8080\/media\//);
  expect(same.profileUrl).toMatch(/^\/media\//);
  expect(none.profileUrl).toMatch(/^\/media\//);
  expect(behindProxy.profileUrl).toMatch(/^\/media\//);
});
