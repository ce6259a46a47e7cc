import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { type Browser, readForm, signInAs, testBrowser } from '../test-browser';
import { builtinClientSecret } from './builtin-provider';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const openPage = async (browser: Browser, provider = 'kakao') =>
  browser.get((await browser.get(`/oauth2/authorization/${provider}`)).location!);

describe('the page', () => {
  test('says plainly what it is, and needs no script', async () => {
    const page = await openPage(testBrowser(t.app), 'naver');
    expect(page.status).toBe(200);
    expect(page.body).toContain('체험 로그인');
    expect(page.body).toContain('네이버');
    expect(page.body).not.toMatch(/<script|style=|javascript:/);
    expect(page.body).not.toContain('데모 이웃으로');
    expect(page.response.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self' http://localhost; base-uri 'none'; frame-ancestors 'none'",
    );
    const style = await testBrowser(t.app).get('/oauth2/style.css');
    expect(style.response.headers['content-type']).toMatch(/^text\/css/);
  });

  test('names what is wrong with the form and keeps what was typed', async () => {
    const browser = testBrowser(t.app);
    const { action, fields } = readForm((await openPage(browser)).body, 'email');
    for (const [form, problem] of [
      [{ name: ' ', email: 'a@b.kr' }, '이름을 1~40자로'],
      [{ name: '김뭉치', email: 'nobody' }, '이메일을 적어'],
      [{ name: '<b>김', email: '' }, '&#60;b&#62;김'],
      [{ name: '가'.repeat(41), email: 'a@b.kr' }, '이름을 1~40자로'],
      [{}, '이름을 1~40자로'],
    ] as const) {
      const answer = await browser.post(action, { ...fields, ...form });
      expect(answer.status).toBe(400);
      expect(answer.body).toContain(problem);
      expect(answer.body.match(/ autofocus/g)).toHaveLength(1);
    }
  });

  test('a field that is sent twice counts for nothing', async () => {
    const browser = testBrowser(t.app);
    const { action, fields } = readForm((await openPage(browser)).body, 'email');
    const answer = await browser.post(`${action}?name=a&name=b&deny=1&deny=2`, { ...fields, email: 'a@b.kr' });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('이름을 1~40자로');
  });

  test('cancelling is a refused consent', async () => {
    const browser = testBrowser(t.app);
    const { action, fields } = readForm((await openPage(browser)).body, 'deny');
    const back = await browser.post(action, { ...fields, deny: '1' });
    const end = await browser.get(back.location!);
    expect(end.status).toBe(400);
    expect(end.body).toContain('로그인을 취소했어요');
  });

  test('a tampered request gets a page, and nobody is sent to a foreign address', async () => {
    const browser = testBrowser(t.app);
    const { action, fields } = readForm((await openPage(browser)).body, 'email');
    const person = { name: '김', email: 'a@b.kr' };
    for (const change of [
      { redirect_uri: 'https://evil.example/login/oauth2/code/kakao' },
      { redirect_uri: 'http://localhost/login/oauth2/code/naver' },
      { client_id: 'other' },
      { response_type: 'token' },
      { state: '' },
    ]) {
      const answer = await browser.post(action, { ...fields, ...person, ...change });
      expect(answer.status, JSON.stringify(change)).toBe(400);
      expect(answer.body).toContain('/login"');
    }
    const json = await browser.post(action, undefined, { 'content-type': 'application/json' });
    expect(json.status).toBe(400);
    expect((await browser.get(action)).status).toBe(400);
  });
});

describe('the person', () => {
  test('same e-mail, same person; another provider, another person', async () => {
    const [a, b, c] = [testBrowser(t.app), testBrowser(t.app), testBrowser(t.app)];
    await signInAs(a, { name: '김하나', email: 'Same@Example.org' });
    await signInAs(b, { name: '김둘', email: 'same@example.org ' });
    await signInAs(c, { name: '김하나', email: 'same@example.org' }, 'google');
    const people = await t.db
      .selectFrom('users')
      .select(['provider', 'name'])
      .where('email', '=', 'same@example.org')
      .orderBy('id')
      .execute();
    expect(people).toEqual([
      { provider: 'kakao', name: '김둘' },
      { provider: 'google', name: '김하나' },
    ]);
  });

  test('two first sign-ins at once make one person', async () => {
    const person = { name: '김', email: 'twice@example.org' };
    const ends = await Promise.all(Array.from({ length: 8 }, () => signInAs(testBrowser(t.app), person)));
    expect(ends.map(({ location }) => location)).toEqual(Array(8).fill('http://localhost/signup'));
    expect(await t.db.selectFrom('users').select('id').where('email', '=', person.email).execute()).toHaveLength(1);
  });

  test('a demo neighbour is picked with one press, whatever provider they came by', async () => {
    const neighbour = await t.person({ nickname: '성수맘', address: '서울특별시 성동구 성수이로 87' });
    await t.db.updateTable('users').set({ demo: true, provider: 'demo' }).where('id', '=', neighbour.userId).execute();
    const someone = await t.person();
    const browser = testBrowser(t.app);
    const page = await openPage(browser, 'google');
    expect(page.body).toContain('성수맘');
    expect(page.body).toContain('성동구 성수이로');
    expect(page.body).not.toContain(someone.nickname);
    const { action, fields } = readForm(page.body, 'neighbour');
    const back = await browser.post(action, { ...fields, neighbour: String(neighbour.userId) });
    expect((await browser.get(back.location!)).location).toBe('http://localhost/oauth/callback');
    const { accessToken } = JSON.parse((await browser.post('/api/auth/token')).body);
    expect(t.deps.tokens.read(accessToken)?.userId).toBe(neighbour.userId);

    for (const other of [someone.userId, 999999, 'x', '0']) {
      const { action, fields } = readForm((await openPage(testBrowser(t.app))).body, 'neighbour');
      expect((await browser.post(action, { ...fields, neighbour: String(other) })).status, String(other)).toBe(400);
    }
  });
});

test('the demo’s operator is offered and let in at this machine only', async () => {
  const operator = await t.person({ nickname: '서지우' });
  const set = { demo: true, provider: 'demo', operatorSince: t.clock.now };
  await t.db.updateTable('users').set(set).where('id', '=', operator.userId).execute();
  for (const [remoteAddress, isHere] of [
    ['127.0.0.1', true],
    ['192.168.0.7', false],
  ] as const) {
    const from = (options: object) => t.app.inject({ remoteAddress, ...options });
    const begun = await from({ url: '/oauth2/authorization/kakao' });
    const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const address = new URL(String(begun.headers.location), 'http://localhost');
    const page = await from({ url: `${address.pathname}${address.search}`, headers: { cookie } });
    expect([page.statusCode, page.body.includes('운영자로 둘러보기')]).toEqual([200, isHere]);
    const form = new URLSearchParams(address.searchParams);
    form.set('neighbour', String(operator.userId));
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await from({ method: 'POST', url: address.pathname, headers, payload: form.toString() });
    expect(answer.statusCode).toBe(isHere ? 303 : 400);
  }
  await t.db.updateTable('users').set({ demo: false }).where('id', '=', operator.userId).execute();
});

test('neighbours of every area come before the second of any', async () => {
  for (const [nickname, address] of [
    ['제주둘', '제주특별자치도 제주시 첨단로 1'],
    ['제주셋', '제주특별자치도 제주시 연북로 2'],
    ['부산댁', '부산광역시 부산진구 서면로 3'],
  ] as const) {
    const { userId } = await t.person({ nickname, address });
    await t.db.updateTable('users').set({ demo: true }).where('id', '=', userId).execute();
  }
  const { body } = await openPage(testBrowser(t.app));
  const order = ['제주둘', '부산댁', '제주셋'].map((nickname) => body.indexOf(nickname));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

describe('the token endpoint', () => {
  const verifier = 'v'.repeat(43);
  const redirect_uri = 'http://localhost/login/oauth2/code/kakao';
  const request = {
    response_type: 'code',
    client_id: 'mungchi',
    redirect_uri,
    state: 's',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const getCode = async () => {
    const answer = await testBrowser(t.app).post('/oauth2/builtin/kakao/authorize', {
      ...request,
      name: '김',
      email: 'code@example.org',
    });
    return new URL(answer.location!).searchParams.get('code')!;
  };
  const redeem = (code: string, change: object = {}, provider = 'kakao') =>
    testBrowser(t.app).post(`/oauth2/builtin/${provider}/token`, {
      grant_type: 'authorization_code',
      client_id: 'mungchi',
      client_secret: builtinClientSecret(t.deps),
      redirect_uri,
      code_verifier: verifier,
      code,
      ...change,
    });

  test('a code works once, also when it is used many times at once', async () => {
    const code = await getCode();
    const answers = await Promise.all(Array.from({ length: 12 }, () => redeem(code)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(11).fill(400)]);
    const { access_token } = JSON.parse(answers.find(({ status }) => status === 200)!.body);
    const who = await testBrowser(t.app).get('/oauth2/builtin/kakao/userinfo', {
      authorization: `Bearer ${access_token}`,
    });
    expect(JSON.parse(who.body)).toMatchObject({ provider: 'kakao', name: '김', email: 'code@example.org' });
  });

  test.each([
    [{ client_secret: 'wrong' }, 401, 'invalid_client'],
    [{ code_verifier: 'w'.repeat(43) }, 400, 'invalid_grant'],
    [{ code_verifier: '' }, 400, 'invalid_grant'],
    [{ redirect_uri: 'http://localhost/' }, 400, 'invalid_grant'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ code: 'unknown' }, 400, 'invalid_grant'],
  ])('refuses %j', async (change, status, error) => {
    const answer = await redeem(await getCode(), change);
    expect({ status: answer.status, ...JSON.parse(answer.body) }).toEqual({ status, error });
  });

  test('refuses a code of another provider, an old one, and an empty request', async () => {
    expect((await redeem(await getCode(), {}, 'naver')).status).toBe(400);
    const code = await getCode();
    const now = t.clock.now;
    t.clock.now = new Date(now.getTime() + 61_000);
    expect((await redeem(code)).status).toBe(400);
    t.clock.now = now;
    expect((await testBrowser(t.app).post('/oauth2/builtin/kakao/token', {})).status).toBe(400);
  });

  test('userinfo wants its own token', async () => {
    const { token } = await t.person();
    for (const authorization of ['', 'Bearer x', `Bearer ${token}`]) {
      const answer = await testBrowser(t.app).get('/oauth2/builtin/kakao/userinfo', { authorization });
      expect(answer.status).toBe(401);
    }
  });
});

test('who tries too often reads so, and when to come back', async () => {
  const limited = await testApp({ env: { RATE_LIMIT_FACTOR: '0.01' } });
  const attempts = [];
  for (let i = 0; i < 4; i++) attempts.push(await testBrowser(limited.app).get('/oauth2/authorization/kakao'));
  await limited.close();
  expect(attempts.map(({ status }) => status)).toEqual([302, 302, 302, 429]);
  expect(attempts[3]!.body).toContain('로그인 시도가 너무 많아요');
  expect(Number(attempts[3]!.response.headers['retry-after'])).toBeGreaterThan(0);
});
