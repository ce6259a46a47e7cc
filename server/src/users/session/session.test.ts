import type { UserId } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../test-app';
import { type TestApp, testApp } from '../../test-app';
import { openSession } from './open-session';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const later = (ms: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + ms);
};

async function post(action: 'token' | 'reissue' | 'logout', cookie?: string, headers: Record<string, string> = {}) {
  const response = await t.app.inject({
    method: 'POST',
    url: `/api/auth/${action}`,
    headers: { ...headers, ...(cookie && { cookie: `refresh_token=${cookie}` }) },
  });
  const set = response.cookies.find(({ name }) => name === 'refresh_token');
  return { status: response.statusCode, body: response.json(), set, next: set?.value ?? '' };
}

async function signedIn(): Promise<{ person: Person; cookie: string }> {
  const person = await t.person();
  return { person, cookie: await openSession(t.deps, person.userId) };
}

const liveTokens = (userId: UserId) =>
  t.db
    .selectFrom('refreshTokens')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow()
    .then(({ count }) => Number(count));

describe('rotation', () => {
  test('each use answers an access token and a new cookie; the chain goes on for as long as it is used', async () => {
    const { person, cookie } = await signedIn();
    let current = cookie;
    const seen = new Set([cookie]);
    for (const action of ['token', 'reissue', 'reissue'] as const) {
      const answer = await post(action, current);
      expect(answer.status).toBe(200);
      expect(t.deps.tokens.read(answer.body.accessToken)?.userId).toBe(person.userId);
      expect(answer.set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
      current = answer.next;
      seen.add(current);
      later(10 * 24 * 3600 * 1000);
    }
    expect(seen.size).toBe(4);
  });

  test('only hashes are stored', async () => {
    const { person, cookie } = await signedIn();
    const { next } = await post('reissue', cookie);
    const rows = await t.db.selectFrom('refreshTokens').selectAll().where('userId', '=', person.userId).execute();
    const stored = JSON.stringify(rows.map((row) => row.tokenHash.toString('latin1')));
    expect(rows).toHaveLength(2);
    for (const token of [cookie, next]) {
      expect(stored).not.toContain(token);
      expect(rows.some((row) => row.tokenHash.equals(Buffer.from(token, 'base64url')))).toBe(false);
    }
  });

  test('the cookie is Secure when the web app is on https', async () => {
    const { cookie } = await signedIn();
    t.deps.config.webOrigin = 'https://mungchi.example';
    const answer = await post('reissue', cookie);
    t.deps.config.webOrigin = null;
    expect(answer.set?.secure).toBe(true);
  });

  test('COOKIE_DOMAIN: the cookie is for the whole domain, and one of the host alone goes', async () => {
    const { cookie } = await signedIn();
    t.deps.config.cookieDomain = 'mungchi.example';
    const cookies = async (action: string, token: string) =>
      (
        await t.app.inject({
          method: 'POST',
          url: `/api/auth/${action}`,
          headers: { cookie: `refresh_token=${token}` },
        })
      ).cookies.filter(({ name }) => name === 'refresh_token');
    const set = await cookies('reissue', cookie);
    const cleared = await cookies('logout', set.find(({ domain }) => domain)!.value);
    t.deps.config.cookieDomain = null;
    expect(set).toEqual([
      expect.objectContaining({ value: '', path: '/api', expires: new Date(0) }),
      expect.objectContaining({ value: expect.stringMatching(/^.{40,}$/), domain: 'mungchi.example', path: '/api' }),
    ]);
    expect(set[0]).not.toHaveProperty('domain');
    expect(cleared.map(({ domain, value }) => [domain, value])).toEqual([
      [undefined, ''],
      ['mungchi.example', ''],
    ]);
  });

  test.each([undefined, 'garbage', '', 'a'.repeat(43), '%00'])('refuses %j with 401', async (cookie) => {
    expect(await post('reissue', cookie)).toMatchObject({ status: 401, body: { code: 'REFRESH_INVALID' } });
    expect((await post('token', cookie)).status).toBe(401);
  });

  test('a token left alone for fourteen days is over', async () => {
    const { cookie } = await signedIn();
    later(14 * 24 * 3600 * 1000);
    expect((await post('reissue', cookie)).status).toBe(401);
  });

  test('an unfinished sign-up is told so, and its cookie stays good', async () => {
    const { id } = await t.db
      .insertInto('users')
      .values({ provider: 'naver', providerUserId: 'unfinished', name: '김', email: '', createdAt: t.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const cookie = await openSession(t.deps, id);
    for (const action of ['token', 'reissue', 'token'] as const) {
      expect(await post(action, cookie)).toMatchObject({ status: 403, body: { code: 'SIGNUP_REQUIRED' } });
    }
  });

  test('pages of other origins are refused', async () => {
    const { cookie } = await signedIn();
    for (const action of ['token', 'reissue', 'logout'] as const) {
      const foreign = await post(action, cookie, { origin: 'https://evil.example', host: 'mungchi.example' });
      expect(foreign).toMatchObject({ status: 403, body: { code: 'ORIGIN_REFUSED' } });
    }
    const own = await post('reissue', cookie, { origin: 'http://mungchi.example', host: 'mungchi.example' });
    expect(own.status).toBe(200);
  });
});

describe('reuse', () => {
  test('within ten seconds the same successor is handed out, after that the family dies', async () => {
    const { person, cookie } = await signedIn();
    const { next } = await post('reissue', cookie);
    later(10_000);
    expect((await post('reissue', cookie)).next).toBe(next);
    later(1);
    expect((await post('reissue', cookie)).status).toBe(401);
    expect((await post('reissue', next)).status).toBe(401);
    expect(await liveTokens(person.userId)).toBe(0);
  });

  test('a tab that comes late in the ten seconds gets the newest token, not a spent one', async () => {
    const { cookie } = await signedIn();
    const second = (await post('reissue', cookie)).next;
    const third = (await post('reissue', second)).next;
    expect((await post('reissue', cookie)).next).toBe(third);
    later(60_000);
    expect((await post('reissue', third)).status).toBe(200);
  });

  test('a thief who uses a spent cookie elsewhere ends the family as well', async () => {
    const { cookie } = await signedIn();
    const { next } = await post('reissue', cookie);
    later(11_000);
    const basic = await t.app.inject({ url: '/api/users/basic', headers: { cookie: `refresh_token=${cookie}` } });
    expect(basic.statusCode).toBe(401);
    expect((await post('reissue', next)).status).toBe(401);
  });

  test('other devices of the same person stay signed in', async () => {
    const { person, cookie } = await signedIn();
    const phone = await openSession(t.deps, person.userId);
    await post('reissue', cookie);
    later(11_000);
    expect((await post('reissue', cookie)).status).toBe(401);
    expect((await post('reissue', phone)).status).toBe(200);
  });
});

describe('races', () => {
  test('fifty reissues with one cookie all get the same successor', async () => {
    const { person, cookie } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('reissue', cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const successors = new Set(answers.map(({ next }) => next));
    expect(successors.size).toBe(1);
    expect(await liveTokens(person.userId)).toBe(2);

    later(10_001);
    const late = await Promise.all(Array.from({ length: 10 }, () => post('reissue', cookie)));
    expect(late.map(({ status }) => status)).toEqual(Array(10).fill(401));
    expect((await post('reissue', [...successors][0])).status).toBe(401);
    expect(await liveTokens(person.userId)).toBe(0);
  });

  test('a logout among reissues leaves nothing alive', async () => {
    for (let round = 0; round < 10; round++) {
      const { person, cookie } = await signedIn();
      const [, , logout] = await Promise.all([
        post('reissue', cookie),
        post('reissue', cookie),
        post('logout', cookie),
        post('reissue', cookie),
      ]);
      expect(logout.status).toBe(200);
      expect(await liveTokens(person.userId)).toBe(0);
    }
  });

  test('a thief with an old token and the owner with the new one at once: nothing survives', async () => {
    for (let round = 0; round < 10; round++) {
      const { person, cookie } = await signedIn();
      const { next } = await post('reissue', cookie);
      later(11_000);
      await Promise.all([post('reissue', next), post('reissue', cookie), post('reissue', next)]);
      expect(await liveTokens(person.userId)).toBe(0);
    }
  });
});

describe('logout', () => {
  test('revokes the family and clears the cookie; without one it is a success, too', async () => {
    const { cookie } = await signedIn();
    const { next } = await post('reissue', cookie);
    const answer = await post('logout', next);
    expect(answer).toMatchObject({ status: 200, body: { ok: true }, set: { value: '', path: '/api' } });
    expect((await post('reissue', next)).status).toBe(401);
    expect((await post('reissue', cookie)).status).toBe(401);
    expect((await post('logout', next)).status).toBe(200);
    expect((await post('logout')).status).toBe(200);
  });
});

test('expired tokens are swept away, good ones stay', async () => {
  const { person, cookie } = await signedIn();
  later(5 * 24 * 3600 * 1000);
  const { next } = await post('reissue', cookie);
  later(10 * 24 * 3600 * 1000);
  await t.deps.jobs.add(t.db, 'users.forget-sessions', {});
  await t.runJobs();
  const rows = await t.db.selectFrom('refreshTokens').select('userId').where('userId', '=', person.userId).execute();
  expect(rows).toHaveLength(1);
  expect((await post('reissue', next)).status).toBe(200);
});
