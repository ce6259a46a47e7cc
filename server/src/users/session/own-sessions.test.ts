import { afterAll, beforeAll, expect, test } from 'vitest';
import { inbox } from '../../notifications/test-inbox';
import { type TestApp, testApp } from '../../test-app';
import { type Browser, signInAs, testBrowser } from '../test-browser';
import { browserName } from './browser-name';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  [IPHONE, '아이폰 · 사파리'],
  [WINDOWS, '윈도우 · 크롬'],
  [`${WINDOWS} Edg/140.0.0.0`, '윈도우 · 엣지'],
  [WINDOWS.replace('Chrome/', 'Whale/4.31 Chrome/'), '윈도우 · 웨일'],
  ['Mozilla/5.0 (Linux; Android 15; SM-S921N) Chrome/130 Mobile Safari/537.36 KAKAOTALK 11.0', '안드로이드 · 카카오톡'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', '맥 · 파이어폭스'],
  ['curl/8.0', '알 수 없는 기기'],
  [undefined, '알 수 없는 기기'],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});

let number = 0;

/** Signs the same person in, on a browser that names itself so. */
async function signedIn(email: string, agent: string): Promise<{ browser: Browser; token: string }> {
  const browser = testBrowser(t.app);
  const { get } = browser;
  await signInAs({ ...browser, get: (address) => get(address, { 'user-agent': agent }) }, { name: '김기기', email });
  const origin = { origin: 'http://localhost' };
  const first = await browser.post('/api/auth/token', undefined, origin);
  if (first.status === 200) return { browser, token: first.response.json().accessToken };
  number += 1;
  const body = { phone: '010-1234-5678', birth: '1990-05-05', gender: 'MALE', profileUrl: '/avatars/mint.webp' };
  const cookie = `refresh_token=${browser.cookie('refresh_token')}`;
  const signed = await t.app.inject({
    method: 'POST',
    url: '/api/users',
    headers: { cookie, host: 'localhost' },
    payload: { ...body, nickname: `기기${number}` },
  });
  return { browser, token: signed.json().accessToken };
}

const as = (token: string) => ({ token }) as Parameters<TestApp['call']>[0];

test('both browsers are listed, the other one can be signed out and its token dies at once', async () => {
  const email = 'two@example.org';
  const phone = await signedIn(email, IPHONE);
  t.clock.now = new Date(t.clock.now.getTime() + 60_000);
  const desk = await signedIn(email, WINDOWS);
  const { body } = await t.call(as(phone.token), 'GET', '/api/users/sessions');
  expect(body.map(({ browser, here }: { browser: string; here: boolean }) => [browser, here])).toEqual([
    ['윈도우 · 크롬', false],
    ['아이폰 · 사파리', true],
  ]);
  expect((await t.call(as(desk.token), 'GET', '/api/users')).status).toBe(200);
  expect((await t.call(as(phone.token), 'DELETE', `/api/users/sessions/${body[0].id}`)).status).toBe(200);
  expect((await t.call(as(desk.token), 'GET', '/api/users')).body.code).toBe('LOGIN_REQUIRED');
  const origin = { origin: 'http://localhost' };
  expect((await desk.browser.post('/api/auth/reissue', undefined, origin)).status).toBe(401);
  expect((await t.call(as(phone.token), 'GET', '/api/users/sessions')).body).toHaveLength(1);
});

test('a sign-in on another device is told, on the same one it is not', async () => {
  const email = 'told@example.org';
  const phone = await signedIn(email, IPHONE);
  await signedIn(email, IPHONE);
  const userId = t.deps.tokens.read(phone.token)!.userId;
  const person = { userId, nickname: '', email, token: phone.token };
  expect(await inbox(t, person)).toEqual([]);
  await signedIn(email, WINDOWS);
  const told = await inbox(t, person);
  expect(told).toMatchObject([{ kind: 'NEW_SIGN_IN', category: 'SERVICE', path: '/mypage/account' }]);
  expect(told[0]!.body).toContain('윈도우 · 크롬');
});

test('somebody else’s session is left alone', async () => {
  const mine = await signedIn('mine@example.org', IPHONE);
  const other = await t.person();
  const [{ id }] = (await t.call(as(mine.token), 'GET', '/api/users/sessions')).body;
  expect((await t.call(other, 'DELETE', `/api/users/sessions/${id}`)).status).toBe(200);
  expect((await t.call(as(mine.token), 'GET', '/api/users')).status).toBe(200);
});

test('signing out everywhere ends this session, too', async () => {
  const email = 'all@example.org';
  const phone = await signedIn(email, IPHONE);
  const desk = await signedIn(email, WINDOWS);
  expect((await t.call(as(phone.token), 'DELETE', '/api/users/sessions')).status).toBe(200);
  for (const { token } of [phone, desk]) expect((await t.call(as(token), 'GET', '/api/users')).status).toBe(401);
});
