import type { UserId } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { stranger } from './test-stranger';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('the own profile', () => {
  test('nickname and picture can be changed, nothing else', async () => {
    const person = await t.person();
    const answer = await t.call(person, 'PUT', '/api/users', {
      nickname: '새이름',
      profileUrl: '/avatars/blue.webp',
      mannerLeader: 100,
      email: 'x@example.org',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { nickname: '새이름', profileUrl: '/avatars/blue.webp', mannerLeader: 50, email: person.email },
    });
    expect((await t.call(person, 'GET', '/api/users')).body).toEqual(answer.body);
  });

  test('keeping one’s own nickname, also in another case, is fine; another’s is not', async () => {
    const person = await t.person({ nickname: 'Neigh' });
    const other = await t.person({ nickname: '옆집' });
    const edit = (nickname: string, profileUrl = '/avatars/pink.webp') =>
      t.call(person, 'PUT', '/api/users', { nickname, profileUrl });
    expect((await edit('NEIGH')).body.nickname).toBe('NEIGH');
    expect(await edit(other.nickname)).toMatchObject({ status: 409, body: { code: 'NICKNAME_TAKEN' } });
    expect(await edit('운영자')).toMatchObject({ status: 400, body: { code: 'NICKNAME_RESERVED' } });
    expect(await edit('\u202e치뭉')).toMatchObject({ status: 400, body: { fields: { nickname: expect.any(String) } } });
    expect(await edit('\u3164')).toMatchObject({ status: 400, body: { code: 'INVALID_FIELDS' } });
    expect(await edit('나', 'https://evil.example/x.png')).toMatchObject({ body: { code: 'IMAGE_NOT_ALLOWED' } });
  });

  test('a picture worn already may stay', async () => {
    const person = await t.person();
    await t.db
      .updateTable('users')
      .set({ profileUrl: '/avatars/demo-7.webp' })
      .where('id', '=', person.userId)
      .execute();
    const answer = await t.call(person, 'PUT', '/api/users', {
      nickname: '그대로',
      profileUrl: '/avatars/demo-7.webp',
    });
    expect(answer.status).toBe(200);
  });

  test('a name that was taken before it was reserved may stay', async () => {
    const person = await t.person({ nickname: '운영자' });
    const form = { nickname: '운영자', profileUrl: 'https://app.example/mint.png' };
    const answer = await t.call(person, 'PUT', '/api/users', form);
    expect(answer).toMatchObject({ status: 200, body: { nickname: '운영자', profileUrl: '/avatars/mint.webp' } });
    const ask = `/api/users/nickname?nickname=${encodeURIComponent('운영자')}`;
    expect((await t.call(person, 'GET', ask)).body.available).toBe(true);
  });

  test('a token of somebody who is gone is no session', async () => {
    const ghost = { token: t.deps.tokens.issue(987654 as UserId) } as Person;
    expect((await t.call(ghost, 'GET', '/api/users')).status).toBe(401);
    expect((await t.call(ghost, 'GET', '/api/users/basic')).status).toBe(401);
  });

  test('before sign-up there is no profile to see or to change', async () => {
    const { userId } = await stranger(t);
    const person = { token: t.deps.tokens.issue(userId) } as Person;
    for (const [method, url, body] of [
      ['GET', '/api/users'],
      ['PUT', '/api/users', { nickname: '나', profileUrl: '/avatars/pink.webp' }],
      ['POST', '/api/users/location', { address: '서울', latitude: 37.5, longitude: 127 }],
      ['POST', '/api/users/interest-category', { interestCategory: '신선식품' }],
      ['GET', '/api/users/reviews'],
    ] as const) {
      expect(await t.call(person, method, url, body)).toMatchObject({ status: 403, body: { code: 'SIGNUP_REQUIRED' } });
    }
  });
});

describe('location and interest', () => {
  test('are saved; numeric strings are numbers', async () => {
    const person = await t.person({ address: null, latitude: null, longitude: null });
    const place = { address: ' 서울 성동구 성수이로 87 ', latitude: '37.5445', longitude: 127.056 };
    expect((await t.call(person, 'POST', '/api/users/location', place)).body).toEqual({ ok: true });
    await t.call(person, 'POST', '/api/users/interest-category', { interestCategory: '주방용품' });
    expect((await t.call(person, 'GET', '/api/users')).body).toMatchObject({
      address: '서울 성동구 성수이로 87',
      neighbourhood: '서울특별시 성동구 성수동2가',
      latitude: 37.5445,
      longitude: 127.056,
      interestCategory: '주방용품',
    });
  });

  test.each([
    [{ latitude: 32.99 }, 'latitude'],
    [{ latitude: 39.01 }, 'latitude'],
    [{ latitude: 'north' }, 'latitude'],
    [{ latitude: null }, 'latitude'],
    [{ longitude: 123.9 }, 'longitude'],
    [{ longitude: 132.1 }, 'longitude'],
    [{ address: '' }, 'address'],
    [{ address: 'a'.repeat(201) }, 'address'],
  ])('refuse %j', async (change, field) => {
    const place = { address: '서울', latitude: 37.5, longitude: 127, ...change };
    const answer = await t.call(await t.person(), 'POST', '/api/users/location', place);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FIELDS', fields: { [field]: expect.any(String) } },
    });
  });

  test('the specification’s placeholder means that nothing was chosen', async () => {
    const person = await t.person({ interestCategory: 3 });
    const answer = await t.call(person, 'POST', '/api/users/interest-category', { interestCategory: 'option1' });
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect((await t.call(person, 'GET', '/api/users')).body.interestCategory).toBeNull();
  });

  test.each(['', '전체', 1])('refuses the category %j', async (interestCategory) => {
    const answer = await t.call(await t.person(), 'POST', '/api/users/interest-category', { interestCategory });
    expect(answer).toMatchObject({ status: 400, body: { fields: { interestCategory: expect.any(String) } } });
  });
});

describe('what others see', () => {
  test('exactly the public fields, without a session', async () => {
    const person = await t.person();
    await t.db
      .updateTable('users')
      .set({
        mannerLeader: 73.4567,
        mannerParticipant: 49.96,
        reviewKeywords: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      })
      .where('id', '=', person.userId)
      .execute();
    expect(await t.call(null, 'GET', `/api/users/${person.userId}`)).toMatchObject({ status: 200 });
    expect((await t.call(null, 'GET', `/api/users/${person.userId}`)).body).toEqual({
      userId: person.userId,
      nickname: person.nickname,
      profileUrl: '/avatars/pink.webp',
      mannerLeader: 73.5,
      mannerParticipant: 50,
      reviewKeywordDto: { keywords: ['a', 'b', 'c', 'd', 'e', 'f'] },
      dealCount: 0,
      reviewCount: 0,
      newestReviews: [],
    });
    expect((await t.call(person, 'GET', '/api/users/reviews')).body).toEqual({
      keywords: ['a', 'b', 'c', 'd', 'e', 'f'],
    });
  });

  test('nobody, and nobody yet, are 404', async () => {
    const { userId } = await stranger(t);
    for (const id of [userId, 987654]) {
      expect(await t.call(null, 'GET', `/api/users/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'USER_NOT_FOUND' },
      });
    }
  });
});

describe('moving to the demo neighbourhood', () => {
  test('leads to where most demo people live; without demo data there is none', async () => {
    const person = await t.person({ address: null, latitude: null, longitude: null });
    const move = () => t.call(person, 'POST', '/api/users/location/demo');
    expect(await move()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    t.deps.config.demo = true;
    expect((await move()).status).toBe(404);
    for (const [address, latitude, longitude] of [
      ['부산광역시 부산진구 서면로 1', 35.1577, 129.059],
      ['서울특별시 성동구 성수이로 87', 37.5445, 127.056],
      ['서울특별시 성동구 연무장길 1', 37.5432, 127.0551],
      ['경기도 성남시 분당구 판교역로 1', 37.395, 127.111],
    ] as const) {
      const { userId } = await t.person({ address, latitude, longitude });
      await t.db.updateTable('users').set({ demo: true }).where('id', '=', userId).execute();
    }
    expect((await move()).body).toEqual({ address: '서울특별시 성동구 성수이로 87' });
    t.deps.config.demo = false;
    expect((await t.call(person, 'GET', '/api/users')).body).toMatchObject({ latitude: 37.5445, longitude: 127.056 });
  });
});

test('the browser learns what is configured', async () => {
  expect((await t.call(null, 'GET', '/api/config')).body).toEqual({
    demo: false,
    kakaoMapKey: null,
    kakaoShareKey: null,
    daumPostcode: false,
    cloudinary: null,
    payment: { kind: 'sandbox' },
    push: { publicKey: expect.stringMatching(/^B[\w-]{86}$/) },
    standIns: ['identity', 'payments', 'places', 'assistant', 'limits', 'database', 'pictures'],
  });
  t.deps.config.payments.sandbox = false;
  expect((await t.call(null, 'GET', '/api/config')).body.payment).toEqual({ kind: 'none' });
});
