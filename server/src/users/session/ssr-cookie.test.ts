import { endpointPath } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sanctionNow } from '../../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../../test-app';
import { endSessions } from './end-sessions';
import { openSession } from './open-session';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const DAY_MS = 24 * 3600 * 1000;

async function post(url: string, refresh: string, headers: Record<string, string> = {}) {
  const answer = await t.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, cookie: `refresh_token=${refresh}` },
  });
  return { answer, cookie: (name: string) => answer.cookies.find((cookie) => cookie.name === name) };
}

async function signedIn(): Promise<{ person: Person; refresh: string; rendering: string }> {
  const person = await t.person();
  const { cookie } = await post('/api/auth/token', await openSession(t.deps, person.userId));
  return { person, refresh: cookie('refresh_token')!.value, rendering: cookie('drawn_for')!.value };
}

const readerOf = async (rendering: string) =>
  (await t.deps.renderedFor({ cookies: { drawn_for: rendering } } as unknown as FastifyRequest))?.userId ?? null;

test('it comes beside the session, and names its person for as long as that is open', async () => {
  const person = await t.person();
  const { cookie } = await post('/api/auth/token', await openSession(t.deps, person.userId));
  expect(cookie('drawn_for')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 14 * 24 * 60 * 60 });
  expect(await readerOf(cookie('drawn_for')!.value)).toBe(person.userId);
  const renewed = await post('/api/auth/reissue', cookie('refresh_token')!.value);
  expect(await readerOf(renewed.cookie('drawn_for')!.value)).toBe(person.userId);
});

test('what is not ours, or is changed, names nobody', async () => {
  const { rendering } = await signedIn();
  const { person: other } = await signedIn();
  const [, ...rest] = rendering.split('.');
  for (const wrong of [
    '',
    'x',
    '1.2.3.4',
    [other.userId, ...rest].join('.'),
    `${rendering}x`,
    rendering.slice(0, -1),
  ]) {
    expect(await readerOf(wrong), wrong).toBeNull();
  }
});

test('it ends when one signs out, and is taken from the browser', async () => {
  const { refresh, rendering } = await signedIn();
  const { cookie } = await post('/api/auth/logout', refresh);
  expect(cookie('drawn_for')).toMatchObject({ value: '', path: '/' });
  expect(await readerOf(rendering)).toBeNull();
});

test('it ends with the session on another device, with a ban, and by itself', async () => {
  const gone = await signedIn();
  await endSessions(t.deps, gone.person.userId, null);
  expect(await readerOf(gone.rendering)).toBeNull();

  const banned = await signedIn();
  await sanctionNow(t.deps, banned.person.userId, { kind: 'BANNED', reason: '사기' });
  expect(await readerOf(banned.rendering)).toBeNull();

  const left = await signedIn();
  await t.db.updateTable('users').set({ leftAt: t.clock.now }).where('id', '=', left.person.userId).execute();
  expect(await readerOf(left.rendering)).toBeNull();

  const old = await signedIn();
  const then = t.clock.now;
  t.clock.now = new Date(then.getTime() + 15 * DAY_MS);
  expect(await readerOf(old.rendering)).toBeNull();
  t.clock.now = then;
});

test('no call accepts it, neither as a cookie nor as a token', async () => {
  const { rendering } = await signedIn();
  const guarded = ENDPOINTS.filter(({ auth }) => auth !== 'public' && auth !== 'optional');
  expect(guarded.length).toBeGreaterThan(50);
  for (const { method, path } of guarded) {
    const url = endpointPath(path, new Proxy({}, { get: () => 1 }), {});
    for (const headers of [
      { cookie: `drawn_for=${rendering}` },
      { cookie: `refresh_token=${rendering}` },
      { authorization: `Bearer ${rendering}` },
    ]) {
      const { statusCode } = await t.app.inject({ method, url, headers });
      expect(statusCode, `${method} ${path}`).toBe(path === '/api/auth/logout' ? 200 : 401);
    }
  }
});
