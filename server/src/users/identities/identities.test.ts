import type { UserId } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liftNow, sanctionNow } from '../../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../../test-app';
import { type Browser, readForm, signInAs, testBrowser } from '../test-browser';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

let people = 0;
/** Somebody who signed up with Kakao, in a browser of their own. */
async function member(): Promise<Person & { browser: Browser; email: string }> {
  people += 1;
  const browser = testBrowser(t.app);
  const email = `door-${people}@example.org`;
  await signInAs(browser, { name: '김하나', email });
  const { id } = await t.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await t.db
    .updateTable('users')
    .set({
      nickname: `문${people}`,
      nicknameKey: `문${people}`,
      profileUrl: '/avatars/mint.webp',
      signedUpAt: t.clock.now,
    })
    .where('id', '=', id)
    .execute();
  return { userId: id, nickname: `문${people}`, email, token: t.deps.tokens.issue(id), browser };
}

/** The path from My Page, in that browser. */
async function ticket({ token }: Person, browser: Browser, provider = 'naver'): Promise<string> {
  const answer = await browser.post(`/api/users/identities/${provider}`, undefined, {
    authorization: `Bearer ${token}`,
  });
  expect(answer.status, answer.body).toBe(200);
  return JSON.parse(answer.body).path;
}

async function comeBack(browser: Browser, path: string, who: { name: string; email: string }) {
  const start = await browser.get(path);
  if (start.status !== 302) return start;
  const page = await browser.get(start.location!);
  const { action, fields } = readForm(page.body, 'email');
  const consent = await browser.post(action, { ...fields, ...who });
  return browser.get(consent.location!);
}

const doors = async (person: Person) =>
  ((await t.call(person, 'GET', '/api/users/identities')).body as { provider: string; linkedAt: string | null }[])
    .filter(({ linkedAt }) => linkedAt !== null)
    .map(({ provider }) => provider);

async function signedInAs(who: { name: string; email: string }, provider: string): Promise<UserId> {
  const browser = testBrowser(t.app);
  await signInAs(browser, who, provider);
  const basic = await browser.get('/api/users/basic');
  expect(basic.status).toBe(200);
  const { userId } = await t.db
    .selectFrom('sessions')
    .select('userId')
    .orderBy('openedAt', 'desc')
    .orderBy('id')
    .where('openedAt', '=', t.clock.now)
    .executeTakeFirstOrThrow();
  return userId;
}

const other = () => ({ name: '김둘', email: `other-${people}@example.org` });

describe('linking', () => {
  test('a second login opens the same account, and changes nothing in it', async () => {
    const me = await member();
    const who = other();
    const arrived = await comeBack(me.browser, await ticket(me, me.browser), who);
    expect(arrived.location).toMatch(/\/mypage\/account$/);
    expect(await doors(me)).toEqual(['kakao', 'naver']);
    t.clock.now = new Date(t.clock.now.getTime() + 1000);
    expect(await signedInAs(who, 'naver')).toBe(me.userId);
    const row = await t.db.selectFrom('users').select(['name', 'email']).where('id', '=', me.userId).execute();
    expect(row).toEqual([{ name: '김하나', email: me.email }]);
    const told = (await t.call(me, 'GET', '/api/notifications')).body;
    expect(told.filter((one: { kind: string }) => one.kind === 'LOGIN_LINKED')).toMatchObject([
      { category: 'SERVICE', title: '네이버 로그인을 연결했어요', path: '/mypage/account' },
    ]);
  });

  test('the same e-mail at another provider is somebody else until it is linked', async () => {
    const me = await member();
    t.clock.now = new Date(t.clock.now.getTime() + 1000);
    expect(await signedInAs({ name: '김하나', email: me.email }, 'google')).not.toBe(me.userId);
  });

  test('a bare link starts a sign-in, and links nothing to anybody', async () => {
    const me = await member();
    await comeBack(me.browser, '/oauth2/authorization/naver', other());
    expect(await doors(me)).toEqual(['kakao']);
  });

  test('a ticket is good once, for five minutes, for its provider, in its browser', async () => {
    const me = await member();
    const path = await ticket(me, me.browser);
    const foreign = await comeBack(testBrowser(t.app), path, other());
    expect([foreign.status, foreign.body.includes('로그인을 마치지 못했어요')]).toEqual([400, true]);
    const elsewhere = await comeBack(me.browser, path.replace('naver', 'google'), other());
    expect(elsewhere.status).toBe(400);

    expect((await comeBack(me.browser, await ticket(me, me.browser), other())).status).toBe(302);
    const spent = await ticket(me, me.browser, 'google');
    expect((await me.browser.get(spent)).status).toBe(302);
    expect((await me.browser.get(spent)).status).toBe(400);

    const old = await ticket(me, me.browser, 'google');
    t.clock.now = new Date(t.clock.now.getTime() + 5 * 60_000);
    expect((await me.browser.get(old)).status).toBe(400);
    expect(await doors(me)).toEqual(['kakao', 'naver']);
  });

  test('a login of somebody else stays theirs, and that is said', async () => {
    const [me, her] = [await member(), await member()];
    const who = other();
    await comeBack(her.browser, await ticket(her, her.browser), who);
    const refused = await comeBack(me.browser, await ticket(me, me.browser), who);
    expect(refused.status).toBe(409);
    expect(refused.body).toContain('이미 다른 뭉치 계정에 연결돼 있어요.');
    expect(refused.body).toContain('/mypage/account');
    expect([await doors(me), await doors(her)]).toEqual([['kakao'], ['kakao', 'naver']]);
  });

  test('a second account of a provider that is linked asks to part with the first', async () => {
    const me = await member();
    await comeBack(me.browser, await ticket(me, me.browser), other());
    const again = await comeBack(me.browser, await ticket(me, me.browser), {
      name: '김셋',
      email: 'third@example.org',
    });
    expect([again.status, again.body.includes('이미 연결된 로그인 방법이에요')]).toEqual([409, true]);
  });

  test('in two tabs at once it is linked once', async () => {
    const me = await member();
    const who = other();
    const tabs = await Promise.all(
      [me.browser, testBrowser(t.app)].map(async (browser) => {
        const start = await browser.get(await ticket(me, browser));
        const page = await browser.get(start.location!);
        const { action, fields } = readForm(page.body, 'email');
        const consent = await browser.post(action, { ...fields, ...who });
        return { browser, back: consent.location! };
      }),
    );
    const answers = await Promise.all(tabs.map(({ browser, back }) => browser.get(back)));
    expect(answers.map(({ location }) => new URL(location!).pathname)).toEqual(['/mypage/account', '/mypage/account']);
    const rows = await t.db.selectFrom('identities').select('provider').where('userId', '=', me.userId).execute();
    expect(rows).toHaveLength(2);
  });
});

describe('unlinking', () => {
  const unlink = (person: Person, provider: string) => t.call(person, 'DELETE', `/api/users/identities/${provider}`);

  test('the first login can go; the last one stays; the gone one is somebody new', async () => {
    const me = await member();
    const who = other();
    await comeBack(me.browser, await ticket(me, me.browser), who);
    expect((await unlink(me, 'kakao')).status).toBe(200);
    expect((await unlink(me, 'naver')).body.code).toBe('LAST_IDENTITY');
    expect((await unlink(me, 'google')).status).toBe(200);
    expect(await doors(me)).toEqual(['naver']);
    t.clock.now = new Date(t.clock.now.getTime() + 1000);
    expect(await signedInAs(who, 'naver')).toBe(me.userId);
    t.clock.now = new Date(t.clock.now.getTime() + 1000);
    expect(await signedInAs({ name: '김하나', email: me.email }, 'kakao')).not.toBe(me.userId);
    const told = (await t.call(me, 'GET', '/api/notifications')).body;
    expect(told.map(({ kind }: { kind: string }) => kind)).toContain('LOGIN_UNLINKED');
  });

  test('of two at once one stays', async () => {
    const me = await member();
    await comeBack(me.browser, await ticket(me, me.browser), other());
    const answers = await Promise.all([unlink(me, 'kakao'), unlink(me, 'naver')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await doors(me)).toHaveLength(1);
  });
});

test('who leaves is remembered by every login', async () => {
  const me = await member();
  const who = other();
  await comeBack(me.browser, await ticket(me, me.browser), who);
  expect((await t.call(me, 'DELETE', '/api/users')).status).toBe(200);
  const back = await signInAs(testBrowser(t.app), who, 'naver');
  expect([back.status, back.body.includes('탈퇴한 지 7일이 지나면')]).toEqual([403, true]);
});

test('a banned person who left is refused at every login, with the ban and not with the wait', async () => {
  const me = await member();
  const who = other();
  await comeBack(me.browser, await ticket(me, me.browser), who);
  await sanctionNow(t.deps, me.userId, { kind: 'BANNED', reason: '사기' });
  expect((await t.call(me, 'DELETE', '/api/users')).status).toBe(200);
  const doorsTried = async () =>
    Promise.all([
      signInAs(testBrowser(t.app), { name: '김하나', email: me.email }),
      signInAs(testBrowser(t.app), who, 'naver'),
    ]);
  for (const back of await doorsTried())
    expect([back.status, back.body]).toEqual([403, expect.stringContaining('이용이 정지된 계정이에요.')]);
  const now = t.clock.now;
  t.clock.now = new Date(now.getTime() + 40 * 86_400_000);
  await t.deps.jobs.add(t.db, 'accounts.clear', {});
  await t.runJobs();
  for (const back of await doorsTried()) expect(back.status).toBe(403);
  t.clock.now = now;
});

describe('a link begun before a ban', () => {
  const ban = (person: Person) => sanctionNow(t.deps, person.userId, { kind: 'BANNED', reason: '사기' });
  const linked = ({ userId }: Person) =>
    t.db.selectFrom('identities').select('provider').where('userId', '=', userId).execute();
  const refused = { status: 403, body: expect.stringContaining('이용이 정지된 계정이에요.') };

  test('is not gone on with: the ticket links nothing', async () => {
    const me = await member();
    const path = await ticket(me, me.browser);
    await ban(me);
    expect(await comeBack(me.browser, path, other())).toMatchObject(refused);
    expect(await linked(me)).toEqual([{ provider: 'kakao' }]);
  });

  test('is not ended by coming back from the provider', async () => {
    const me = await member();
    const start = await me.browser.get(await ticket(me, me.browser));
    await ban(me);
    const page = await me.browser.get(start.location!);
    const { action, fields } = readForm(page.body, 'email');
    const consent = await me.browser.post(action, { ...fields, ...other() });
    expect(await me.browser.get(consent.location!)).toMatchObject(refused);
    expect(await linked(me)).toEqual([{ provider: 'kakao' }]);
  });
});

test('a ban that was lifted is forgotten for every login', async () => {
  const me = await member();
  const who = other();
  await comeBack(me.browser, await ticket(me, me.browser), who);
  await sanctionNow(t.deps, me.userId, { kind: 'BANNED', reason: '사기' });
  await liftNow(t.deps, me.userId);
  expect((await t.call(me, 'DELETE', '/api/users')).status).toBe(200);
  const now = t.clock.now;
  t.clock.now = new Date(now.getTime() + 8 * 86_400_000);
  expect((await signInAs(testBrowser(t.app), who, 'naver')).location).toMatch(/\/signup$/);
  t.clock.now = now;
});
