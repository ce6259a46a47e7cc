import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { stranger as newStranger } from './test-stranger';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const FORM = {
  nickname: '새봄',
  phone: '010-1234-5678',
  birth: '1995-02-28',
  gender: 'FEMALE',
  profileUrl: '/avatars/mint.webp',
};

const stranger = () => newStranger(t);

async function withCookie(cookie: string, method: 'GET' | 'POST', url: string, payload?: object, headers = {}) {
  const response = await t.app.inject({
    method,
    url,
    headers: { cookie: `refresh_token=${cookie}`, ...headers },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const signUp = (cookie: string, change: object = {}) =>
  withCookie(cookie, 'POST', '/api/users', { ...FORM, ...change });

beforeEach(async () => {
  await t.db.updateTable('users').set({ nicknameKey: null }).execute();
});

describe('sign-up', () => {
  test('works on the refresh cookie alone and answers an access token', async () => {
    const { userId, cookie } = await stranger();
    const answer = await signUp(cookie, { nickname: ' 새봄 ', extra: 'ignored', mannerLeader: 99 });
    expect(answer.status).toBe(200);
    expect(t.deps.tokens.read(answer.body.accessToken)?.userId).toBe(userId);
    const me = await t.call({ token: answer.body.accessToken } as Person, 'GET', '/api/users');
    expect(me.body).toEqual({
      id: userId,
      name: '김뭉치',
      email: 'k@example.org',
      ...FORM,
      mannerLeader: 50,
      mannerParticipant: 50,
      address: null,
      latitude: null,
      longitude: null,
      neighbourhood: null,
      interestCategory: null,
      consentsDue: ['TERMS', 'PRIVACY', 'AGE14'],
      consentsAsked: false,
      phoneVerified: false,
      checkedUntil: null,
    });
    expect(await withCookie(cookie, 'GET', '/api/users/basic')).toEqual({
      status: 200,
      body: { name: '김뭉치', email: 'k@example.org', signedUp: true },
    });
    expect((await withCookie(cookie, 'POST', '/api/auth/token')).status).toBe(200);
  });

  test('happens once', async () => {
    const { cookie } = await stranger();
    expect((await signUp(cookie)).status).toBe(200);
    expect(await signUp(cookie, { nickname: '다른' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_SIGNED_UP' },
    });
  });

  test.each([
    [{ nickname: '' }, 'nickname'],
    [{ nickname: '   ' }, 'nickname'],
    [{ nickname: '여섯글자예요' }, 'nickname'],
    [{ nickname: '\u200b\u3164' }, 'nickname'],
    [{ nickname: '새\u0007봄' }, 'nickname'],
    [{ nickname: '새\u200b봄' }, 'nickname'],
    [{ nickname: '새\u200d봄' }, 'nickname'],
    [{ nickname: '\u202e봄새' }, 'nickname'],
    [{ nickname: '새\u2066봄' }, 'nickname'],
    [{ nickname: '새\ufe0f봄' }, 'nickname'],
    [{ nickname: '새\u034f봄' }, 'nickname'],
    [{ nickname: '새\u3164봄' }, 'nickname'],
    [{ nickname: '새\u{e0041}봄' }, 'nickname'],
    [{ nickname: '\u2800' }, 'nickname'],
    [{ nickname: '\ue000' }, 'nickname'],
    [{ nickname: undefined }, 'nickname'],
    [{ nickname: 12 }, 'nickname'],
    [{ phone: '01012345678' }, 'phone'],
    [{ phone: '011-123-4567' }, 'phone'],
    [{ phone: '010-1234-567８' }, 'phone'],
    [{ phone: '010-123-45678' }, 'phone'],
    [{ birth: '2026-02-30' }, 'birth'],
    [{ birth: '19950228' }, 'birth'],
    [{ birth: '1899-12-31' }, 'birth'],
    [{ birth: '2999-01-01' }, 'birth'],
    [{ gender: 'OTHER' }, 'gender'],
    [{ gender: undefined }, 'gender'],
    [{ profileUrl: '' }, 'profileUrl'],
  ])('refuses %j and names the field', async (change, field) => {
    const { cookie } = await stranger();
    const answer = await signUp(cookie, change);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_FIELDS' } });
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(answer.body.fields[field]).toMatch(/[가-힣]/);
  });

  test.each([
    'https://evil.example/a.png',
    '/avatars/red.webp',
    '/media/unknown.webp',
    'javascript:alert(1)',
    '/avatars/../x',
  ])('refuses the picture %s', async (profileUrl) => {
    const { cookie } = await stranger();
    expect(await signUp(cookie, { profileUrl })).toMatchObject({ status: 400, body: { code: 'IMAGE_NOT_ALLOWED' } });
  });

  test.each([
    ['pink.png', '/avatars/pink.webp'],
    ['/src/assets/yellow.svg', '/avatars/yellow.webp'],
    ['https://app.example/images/mint.jpeg?v=2', '/avatars/mint.webp'],
    ['http://localhost/avatars/blue.webp', '/avatars/blue.webp'],
  ])('the picture %s means the default %s', async (profileUrl, meant) => {
    const { userId, cookie } = await stranger();
    expect((await signUp(cookie, { profileUrl })).status).toBe(200);
    const row = await t.db.selectFrom('users').select('profileUrl').where('id', '=', userId).executeTakeFirst();
    expect(row).toEqual({ profileUrl: meant });
  });

  test.each(['011-1234-5678', '070-1234-5678', '010-1234-5678'])('takes the phone number %s', async (phone) => {
    const { cookie } = await stranger();
    expect((await signUp(cookie, { phone })).status).toBe(200);
  });

  test('takes a picture this service stored', async () => {
    const { cookie } = await stranger();
    await t.db
      .insertInto('media')
      .values({ url: '/media/mine.webp', width: 1, height: 1, widths: [], bytes: 1, createdAt: t.clock.now })
      .execute();
    expect((await signUp(cookie, { profileUrl: '/media/mine.webp' })).status).toBe(200);
  });

  test('birth is a day before today in Seoul', async () => {
    const now = t.clock.now;
    // 00:30 on the 16th in Seoul, still the 15th in London.
    t.clock.now = new Date('2026-11-15T15:30:00.000Z');
    const today = await signUp((await stranger()).cookie, { birth: '2026-11-16' });
    const yesterday = await signUp((await stranger()).cookie, { birth: '2026-11-15' });
    t.clock.now = now;
    expect(today.status).toBe(400);
    expect(yesterday.status).toBe(200);
  });

  test.each([
    ['남성', 'MALE'],
    ['여성', 'FEMALE'],
  ])('understands %s', async (word, gender) => {
    const { userId, cookie } = await stranger();
    expect((await signUp(cookie, { gender: word })).status).toBe(200);
    const row = await t.db.selectFrom('users').select('gender').where('id', '=', userId).executeTakeFirst();
    expect(row).toEqual({ gender });
  });

  test('counts characters as people do', async () => {
    for (const nickname of ['👨‍👩‍👧‍👦뭉치가족', '❤️하트', '👍🏽엄지', '1️⃣번', '🏳️‍🌈'])
      expect((await signUp((await stranger()).cookie, { nickname })).status, nickname).toBe(200);
    const { userId, cookie } = await stranger();
    expect((await signUp(cookie, { nickname: '다섯글자요'.normalize('NFD') })).status).toBe(200);
    const row = await t.db.selectFrom('users').select('nickname').where('id', '=', userId).executeTakeFirst();
    expect(row).toEqual({ nickname: '다섯글자요' });
  });

  test('without a session it is 401, from a foreign page 403', async () => {
    expect((await t.call(null, 'POST', '/api/users', FORM)).status).toBe(401);
    expect((await withCookie('garbage', 'GET', '/api/users/basic')).status).toBe(401);
    const { cookie } = await stranger();
    const foreign = await withCookie(cookie, 'POST', '/api/users', FORM, { origin: 'https://evil.example' });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'ORIGIN_REFUSED' } });
  });
});

describe('nicknames', () => {
  test.each([
    ['Ab c', 'abC'],
    ['새봄', '새 봄'],
    ['새봄', '새봄'.normalize('NFD')],
    ['ＡＢ', 'ab'],
  ])('%s and %s are the same', async (first, second) => {
    expect((await signUp((await stranger()).cookie, { nickname: first })).status).toBe(200);
    const { cookie } = await stranger();
    const taken = await signUp(cookie, { nickname: second });
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'NICKNAME_TAKEN', fields: { nickname: expect.any(String) } },
    });
    expect((await signUp(cookie, { nickname: '자유' })).status).toBe(200);
  });

  test.each(['뭉치', 'AI뭉치', '뭉ㅊㅣ', '운영자', '고객센터', 'ａｄｍｉｎ'])(
    '%s speaks for the service: nobody may be called so',
    async (nickname) => {
      const { cookie } = await stranger();
      expect(await signUp(cookie, { nickname })).toMatchObject({
        status: 400,
        body: { code: 'NICKNAME_RESERVED', fields: { nickname: '뭉치나 운영자로 보이는 닉네임은 쓸 수 없어요.' } },
      });
      const url = `/api/users/nickname?nickname=${encodeURIComponent(nickname)}`;
      expect((await withCookie(cookie, 'GET', url)).body).toEqual({
        available: false,
        reason: '뭉치나 운영자로 보이는 닉네임은 쓸 수 없어요.',
      });
    },
  );

  test('of twenty who want one at the same instant, one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, stranger));
    const answers = await Promise.all(
      people.map(({ cookie }, i) => signUp(cookie, { nickname: i % 2 ? 'Same' : 'sa me' })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(19).fill(409)]);
  });

  test('of ten sign-ups by one person, one counts', async () => {
    const { cookie } = await stranger();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => signUp(cookie, { nickname: `나${i}` })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)]);
  });

  test('can be asked for before', async () => {
    const { cookie } = await stranger();
    const taken = await stranger();
    await signUp(taken.cookie, { nickname: '선점' });
    const ask = async (nickname: string, who = cookie) =>
      (await withCookie(who, 'GET', `/api/users/nickname?nickname=${encodeURIComponent(nickname)}`)).body;
    expect(await ask('빈자리')).toEqual({ available: true, reason: null });
    expect(await ask('선 점')).toEqual({ available: false, reason: '이미 쓰고 있는 닉네임이에요.' });
    expect(await ask('선점', taken.cookie)).toEqual({ available: true, reason: null });
    for (const bad of ['', '여섯글자예요', '\u3164', 'a\u0000']) {
      expect(await ask(bad), bad).toMatchObject({ available: false, reason: expect.stringMatching(/[가-힣]/) });
    }
  });
});
