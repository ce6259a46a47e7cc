import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({
    env: { TRUST_PROXY: 'loopback', KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'secret' },
  });
});
afterAll(() => t.close());

test('behind a proxy that is believed nobody names another host by a header', async () => {
  const { headers } = await t.app.inject({
    url: '/oauth2/authorization/kakao',
    headers: { host: 'mungchi.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  });
  const { searchParams } = new URL(headers.location!);
  expect(searchParams.get('redirect_uri')).toBe('https://mungchi.example/login/oauth2/code/kakao');
});

test.each([
  ['cross-site', 403, 'ORIGIN_REFUSED'],
  ['same-origin', 200, undefined],
  ['same-site', 200, undefined],
  ['none', 200, undefined],
  [undefined, 200, undefined],
] as const)('a call by cookie without an Origin, from %s: %d', async (site, status, code) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: site === undefined ? {} : { 'sec-fetch-site': site },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test.each(['/api/auth/token', '/api/auth/reissue'])('%s neither', async (url) => {
  const answer = await t.app.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'cross-site' } });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'ORIGIN_REFUSED']);
});
