import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { type Browser, readForm, testBrowser } from '../test-browser';
import { PROVIDERS, type Provider } from './provider';
import { type StandIn, startStandIn } from './test-stand-in';

/** How to be somebody at a provider; everything else is the same for the real ones and the built-in one. */
type Adapter = {
  kind: 'configured' | 'built-in';
  provider: Provider;
  /** Gives consent as that person and answers the address the browser is sent back to. */
  consent(browser: Browser, consentPage: string, person: { name: string; email: string }): Promise<string>;
};

let t: TestApp;
const standIns = new Map<Provider, StandIn>();
beforeAll(async () => {
  t = await testApp();
  for (const provider of PROVIDERS) standIns.set(provider, await startStandIn(provider));
});
afterAll(async () => {
  for (const standIn of standIns.values()) await standIn.close();
  await t.close();
});

const use = ({ kind, provider }: Adapter) => {
  t.deps.config.identity[provider] =
    kind === 'configured'
      ? { clientId: 'stand-in', clientSecret: 'secret', endpoints: standIns.get(provider)!.endpoints }
      : null;
};

const ADAPTERS: Adapter[] = PROVIDERS.flatMap((provider): Adapter[] => [
  {
    kind: 'configured',
    provider,
    async consent(_browser, page, { name, email }) {
      Object.assign(standIns.get(provider)!.script, { id: idOf(email), name, email, verified: true, trouble: 'none' });
      return (await fetch(page, { redirect: 'manual' })).headers.get('location')!;
    },
  },
  {
    kind: 'built-in',
    provider,
    async consent(browser, page, person) {
      const { action, fields } = readForm((await browser.get(page)).body, 'email');
      return (await browser.post(action, { ...fields, ...person })).location!;
    },
  },
]);

const idOf = (email: string) => String(createHash('sha256').update(email).digest().readUIntBE(0, 6));

describe.each(ADAPTERS.map((adapter) => [`${adapter.kind} ${adapter.provider}`, adapter] as const))(
  '%s',
  (_, adapter) => {
    const { provider } = adapter;
    const start = (browser: Browser) => browser.get(`/oauth2/authorization/${provider}`);
    const back = async (browser: Browser, person: { name: string; email: string }) =>
      adapter.consent(browser, (await start(browser)).location!, person);

    beforeAll(() => use(adapter));

    test('first sign-in makes the person and leads to sign-up; the next finds the same person', async () => {
      const person = { name: '김뭉치', email: `once-${adapter.kind}-${provider}@naver.com` };
      const browser = testBrowser(t.app);
      const end = await browser.get(await back(browser, person));
      expect(end).toMatchObject({ status: 302, location: 'http://localhost/signup' });
      expect(JSON.parse((await browser.get('/api/users/basic')).body)).toEqual({ ...person, signedUp: false });
      expect(browser.cookie(`sign_in_${provider}`)).toBeUndefined();

      const again = testBrowser(t.app);
      expect((await again.get(await back(again, person))).location).toBe('http://localhost/signup');
      await t.db
        .updateTable('users')
        .set({
          nickname: '뭉',
          nicknameKey: `${adapter.kind}${provider}`,
          profileUrl: '/avatars/mint.webp',
          signedUpAt: t.clock.now,
        })
        .where('email', '=', person.email)
        .execute();
      const third = testBrowser(t.app);
      expect((await third.get(await back(third, person))).location).toBe('http://localhost/oauth/callback');
      const rows = await t.db.selectFrom('users').select('provider').where('email', '=', person.email).execute();
      expect(rows).toEqual([{ provider }]);
    });

    test('the refresh cookie that sign-in sets opens the session', async () => {
      const browser = testBrowser(t.app);
      const end = await browser.get(await back(browser, { name: '김', email: 'cookie@example.org' }));
      const cookie = end.response.cookies.find(({ name }) => name === 'refresh_token');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api', maxAge: 14 * 24 * 3600 });
      expect(Buffer.from(cookie!.value, 'base64url')).toHaveLength(32);
      const token = await browser.post('/api/auth/token');
      expect(JSON.parse(token.body)).toMatchObject({ status: 403, code: 'SIGNUP_REQUIRED' });
    });

    const trouble = (answer: { status: number; body: string }) => {
      expect(answer.body).toContain('lang="ko"');
      expect(answer.body).toContain('href="http://localhost/login"');
      return answer.status;
    };

    test('the same return address works once, even with its state put back', async () => {
      const browser = testBrowser(t.app);
      const url = await back(browser, { name: '김', email: 'replay@example.org' });
      const kept = browser.jar.get(`sign_in_${provider}`)!;
      expect((await browser.get(url)).status).toBe(302);
      expect(trouble(await browser.get(url))).toBe(400);
      browser.jar.set(`sign_in_${provider}`, kept);
      expect(trouble(await browser.get(url))).toBe(400);
    });

    test('a wrong, missing, foreign or old state is refused', async () => {
      const browser = testBrowser(t.app);
      const url = new URL(await back(browser, { name: '김', email: 'state@example.org' }));
      const code = url.searchParams.get('code')!;
      const path = `/login/oauth2/code/${provider}`;
      expect(trouble(await browser.get(`${path}?code=${code}&state=wrong`))).toBe(400);
      expect(trouble(await browser.get(`${path}?code=${code}`))).toBe(400);
      expect(trouble(await browser.get(path))).toBe(400);
      expect(trouble(await testBrowser(t.app).get(url.href))).toBe(400);
      const now = t.clock.now;
      t.clock.now = new Date(now.getTime() + 11 * 60_000);
      expect(trouble(await browser.get(url.href))).toBe(400);
      t.clock.now = now;
    });

    test('a made-up, missing or doubled code is refused', async () => {
      for (const codes of ['&code=made-up', '', '&code=a&code=b', '&code=', '&id_token=x&code=a']) {
        const browser = testBrowser(t.app);
        const state = new URL((await start(browser)).location!).searchParams.get('state');
        expect(trouble(await browser.get(`/login/oauth2/code/${provider}?state=${state}${codes}`)), codes).toBe(400);
      }
    });

    test('a refused consent gets a page of its own', async () => {
      const browser = testBrowser(t.app);
      const state = new URL((await start(browser)).location!).searchParams.get('state');
      const denied = await browser.get(
        `/login/oauth2/code/${provider}?error=access_denied&error_description=User%20denied%20access&state=${state}`,
      );
      expect(trouble(denied)).toBe(400);
      expect(denied.body).toContain('로그인을 취소했어요');
      expect(denied.response.headers['content-security-policy']).toMatch(/default-src 'none'/);
    });
  },
);

describe.each(PROVIDERS)('configured %s', (provider) => {
  const standIn = () => standIns.get(provider)!;
  const adapter = ADAPTERS.find((one) => one.kind === 'configured' && one.provider === provider)!;
  const signIn = async (script: Partial<StandIn['script']>) => {
    const browser = testBrowser(t.app);
    const page = (await browser.get(`/oauth2/authorization/${provider}`)).location!;
    const url = await adapter.consent(browser, page, { name: '김', email: 'configured@example.org' });
    Object.assign(standIn().script, script);
    return { browser, end: await browser.get(url) };
  };
  beforeAll(() => use(adapter));

  test('asks for consent with what the provider wants to see', async () => {
    const { searchParams } = new URL(
      (await testBrowser(t.app, 'mungchi.example').get(`/oauth2/authorization/${provider}`)).location!,
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'stand-in',
      response_type: 'code',
      redirect_uri: `http://mungchi.example/login/oauth2/code/${provider}`,
      state: expect.stringMatching(/^[\w-]{32}$/),
      ...(provider === 'google' && {
        scope: 'openid email profile',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
      }),
    });
  });

  test('someone who keeps name and e-mail to themselves can sign in', async () => {
    const { browser, end } = await signIn({ id: '777', name: null, email: null });
    expect(end.location).toBe('http://localhost/signup');
    expect(JSON.parse((await browser.get('/api/users/basic')).body)).toEqual({
      name: '이웃',
      email: '',
      signedUp: false,
    });
  });

  test('an e-mail that the provider does not vouch for is not kept, nor one from before', async () => {
    const email = provider === 'naver' ? 'mine@elsewhere.example' : 'mine@naver.com';
    const kept = async (script: Partial<StandIn['script']>) => {
      const { browser } = await signIn({ id: '888', ...script });
      return JSON.parse((await browser.get('/api/users/basic')).body).email;
    };
    expect(await kept({ email: 'mine@naver.com' })).toBe('mine@naver.com');
    expect(await kept({ email: null })).toBe('mine@naver.com');
    expect(await kept({ email, verified: false })).toBe('');
    expect(await kept({ email: 'mine@naver.com' })).toBe('mine@naver.com');
  });

  test.each(['token-500', 'profile-401', 'no-json', 'hang-up', 'no-id'] as const)(
    'when the provider fails (%s) people read so, and nobody is signed in',
    async (failure) => {
      const { browser, end } = await signIn({ trouble: failure });
      standIn().script.trouble = 'none';
      expect(end.status).toBe(503);
      expect(end.body).toContain('/login"');
      expect(browser.cookie('refresh_token')).toBeUndefined();
    },
  );
});

test('an unknown provider is a page with the way back', async () => {
  for (const path of ['/oauth2/authorization/apple', '/login/oauth2/code/apple', '/oauth2/builtin/apple/authorize']) {
    const answer = await testBrowser(t.app).get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('href="http://localhost/login"');
  }
});

test.each(['a b', '[', '<script>', ':99999'])('a Host that is none (%s) is refused', async (host) => {
  for (const url of ['/oauth2/authorization/kakao', '/login/oauth2/code/kakao?code=a&state=b']) {
    const page = await t.app.inject({ url, headers: { host } });
    expect(page.statusCode).toBe(400);
    expect(page.body).not.toContain('<script>');
  }
});

test('a state of as many letters, but other ones, is an ended sign-in', async () => {
  const browser = testBrowser(t.app);
  const { location } = await browser.get('/oauth2/authorization/kakao');
  const { length } = new URL(location!).searchParams.get('state')!;
  const state = encodeURIComponent('가'.repeat(length));
  expect((await browser.get(`/login/oauth2/code/kakao?code=a&state=${state}`)).status).toBe(400);
});

test('in production a provider without credentials is not offered, unless the built-in one is switched on', async () => {
  use({ kind: 'built-in', provider: 'naver' } as Adapter);
  t.deps.config.identity.builtIn = false;
  const off = await testBrowser(t.app).get('/oauth2/authorization/naver');
  const page = await testBrowser(t.app).get('/oauth2/builtin/naver/authorize');
  t.deps.config.identity.builtIn = true;
  expect(off.status).toBe(404);
  expect(page.status).toBe(404);
  expect((await testBrowser(t.app).get('/oauth2/authorization/naver')).status).toBe(302);
});

test('with a web app elsewhere people end up there', async () => {
  t.deps.config.webOrigin = 'http://localhost:5173';
  use({ kind: 'built-in', provider: 'google' } as Adapter);
  const browser = testBrowser(t.app);
  const page = (await browser.get('/oauth2/authorization/google')).location!;
  const adapter = ADAPTERS.find((one) => one.kind === 'built-in' && one.provider === 'google')!;
  const end = await browser.get(await adapter.consent(browser, page, { name: '김', email: 'away@example.org' }));
  t.deps.config.webOrigin = null;
  expect(end.location).toBe('http://localhost:5173/signup');
});

test('behind a proxy that ends https, addresses and cookies follow WEB_ORIGIN', async () => {
  t.deps.config.webOrigin = 'https://mungchi.example';
  use({ kind: 'built-in', provider: 'google' } as Adapter);
  const start = await testBrowser(t.app, 'mungchi.example').get('/oauth2/authorization/google');
  t.deps.config.webOrigin = null;
  expect(start.location).toMatch(/^https:\/\/mungchi\.example\/oauth2\/builtin\/google\/authorize\?/);
  expect(start.response.cookies[0]).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' });
});
