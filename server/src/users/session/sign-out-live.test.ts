import type { Client } from '@stomp/stompjs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectAs, listen } from '../../live/test-live';
import { type Person, type TestApp, testApp } from '../../test-app';
import { closeSession } from './close-session';
import { openSession } from './open-session';
import { rotateSession } from './rotate-session';
import { sessionOwner } from './session-owner';

let t: TestApp;
let url: string;
const clients: Client[] = [];
beforeAll(async () => {
  t = await testApp();
  url = await listen(t);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.deactivate({ force: true })));
});
afterAll(() => t.close());

/** Signed in as a browser is: a cookie, and an access token that came with it. */
async function signIn(person: Person) {
  const cookie = await openSession(t.deps, person.userId);
  const response = await t.app.inject({ method: 'POST', url: '/api/auth/token', cookies: { refresh_token: cookie } });
  const rotated = response.cookies.find(({ name }) => name === 'refresh_token')!.value;
  return { person: { ...person, token: response.json().accessToken as string }, first: cookie, cookie: rotated };
}

async function connect(person: Person) {
  const client = await connectAs(url, person);
  clients.push(client);
  return { client, ended: new Promise((resolve) => (client.onStompError = ({ headers }) => resolve(headers['code']))) };
}

describe('a session that is over loses its connections, and opens none', () => {
  test.each([
    ['logout', ({ cookie }) => closeSession(t.deps, cookie)],
    [
      'a refresh token used twice',
      async ({ first }) => {
        t.clock.now = new Date(t.clock.now.getTime() + 60_000);
        await expect(rotateSession(t.deps, first)).rejects.toMatchObject({ code: 'REFRESH_INVALID' });
      },
    ],
    [
      'a used refresh token shown elsewhere',
      async ({ first }) => {
        t.clock.now = new Date(t.clock.now.getTime() + 60_000);
        expect(await sessionOwner(t.deps, first)).toBeNull();
      },
    ],
  ] as [string, (session: Awaited<ReturnType<typeof signIn>>) => Promise<void>][])('%s', async (_, end) => {
    const anna = await t.person();
    const [phone, desk] = [await signIn(anna), await signIn(anna)];
    const [atPhone, atDesk, old] = [await connect(phone.person), await connect(desk.person), await connect(anna)];
    await end(phone);
    expect(await atPhone.ended).toBe('LOGIN_REQUIRED');
    await expect(connectAs(url, phone.person)).rejects.toThrow('LOGIN_REQUIRED');
    // Her other device, and a token from before tokens named their session.
    expect([atDesk.client.connected, old.client.connected]).toEqual([true, true]);
    await connect(desk.person);
    await connect(anna);
  });

  test('the token that sign-up answers belongs to its session too', async () => {
    const { id } = await t.db
      .insertInto('users')
      .values({
        provider: 'kakao',
        providerUserId: 'newcomer',
        name: '김뭉치',
        email: 'k@example.org',
        createdAt: t.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const cookie = await openSession(t.deps, id);
    const form = { nickname: '새이웃', phone: '010-1234-5678', birth: '1990-05-05', gender: 'FEMALE' };
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/users',
      cookies: { refresh_token: cookie },
      payload: { ...form, profileUrl: '/avatars/pink.webp' },
    });
    const person = { userId: id, nickname: '새이웃', email: '', token: response.json().accessToken as string };
    const { ended } = await connect(person);
    await closeSession(t.deps, cookie);
    expect(await ended).toBe('LOGIN_REQUIRED');
  });
});
