import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { signInAs, testBrowser } from '../test-browser';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('the built-in provider', () => {
  test('a newcomer ends at sign-up with a refresh cookie; after sign-up at the callback', async () => {
    const browser = testBrowser(t.app);
    const end = await signInAs(browser, { name: '김뭉치', email: 'first@example.org' });
    expect(end).toMatchObject({ status: 302, location: 'http://localhost/signup' });
    const cookie = end.response.cookies.find(({ name }) => name === 'refresh_token');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api', maxAge: 14 * 24 * 3600 });
    expect(cookie?.secure).toBeUndefined();
    expect(Buffer.from(cookie!.value, 'base64url')).toHaveLength(32);

    const basic = await browser.get('/api/users/basic');
    expect(JSON.parse(basic.body)).toEqual({ name: '김뭉치', email: 'first@example.org', signedUp: false });

    await t.db
      .updateTable('users')
      .set({ nickname: '첫째', nicknameKey: '첫째', profileUrl: '/avatars/pink.webp', signedUpAt: t.clock.now })
      .where('email', '=', 'first@example.org')
      .execute();
    const again = await signInAs(testBrowser(t.app), { name: '김뭉치', email: 'FIRST@example.org' });
    expect(again).toMatchObject({ status: 302, location: 'http://localhost/oauth/callback' });
  });
});
