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
