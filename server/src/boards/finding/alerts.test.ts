import { ALERTS_MAX, REGULARS_MAX } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../log';
import { type Person, type TestApp, testApp } from '../../test-app';
import { countRegulars, readRegulars } from './regulars';
import { addWord, follow } from './test-finding';

let t: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  t = await testApp({ log: createLog('trace', { write: (line) => void lines.push(line) }) });
});
afterAll(() => t.close());

const words = (body: { words: { word: string }[] }) => body.words.map(({ word }) => word);

test('words are added once each, in order, and removed; a repeat of either is done', async () => {
  const person = await t.person();
  expect((await t.call(person, 'GET', '/api/alerts')).body).toEqual({ reach: 3000, words: [] });
  await addWord(t, person, '감귤');
  await addWord(t, person, '쌀');
  const { body } = await addWord(t, person, '  감귤  공구 ');
  expect(words(body)).toEqual(['감귤', '쌀']);
  const [{ id }] = body.words;
  for (let twice = 0; twice < 2; twice++)
    expect(words((await t.call(person, 'DELETE', `/api/alerts/${id}`)).body)).toEqual(['쌀']);
});

test.each(['ㄱㄱ', '123', '공구', '10kg', ' ', '가'.repeat(21)])('%j names nothing to look for', async (word) => {
  const { body } = await addWord(t, await t.person(), word);
  expect(body).toMatchObject({ code: 'INVALID_FIELDS', fields: { word: '찾을 물건 이름을 적어 주세요.' } });
});

test('nobody reads or removes the words of others', async () => {
  const [mine, other] = [await t.person(), await t.person()];
  const { body } = await addWord(t, mine, '감귤');
  await t.call(other, 'DELETE', `/api/alerts/${body.words[0].id}`);
  expect(words((await t.call(mine, 'GET', '/api/alerts')).body)).toEqual(['감귤']);
  expect(words((await t.call(other, 'GET', '/api/alerts')).body)).toEqual([]);
});

test('at most twenty, also when they come at once', async () => {
  const person = await t.person();
  const many = Array.from({ length: ALERTS_MAX + 5 }, (_, i) => `사과${String.fromCharCode(0xac00 + i)}`);
  const answers = await Promise.all(many.map((word) => addWord(t, person, word)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ALERTS_MAX);
  expect(answers.filter(({ body }) => body.code === 'ALERTS_FULL')).toHaveLength(5);
});

test('the reach is kept for who has never chosen anything else, and only the three there are', async () => {
  const person = await t.person();
  expect((await t.call(person, 'PUT', '/api/alerts/reach', { reach: 750 })).body).toEqual({ reach: 750, words: [] });
  expect((await t.call(person, 'PUT', '/api/alerts/reach', { reach: 800 })).body.code).toBe('INVALID_FIELDS');
  expect((await t.call(person, 'GET', '/api/notifications/settings')).body.nearby).toBe(false);
});

test('the home is copied wherever it is compared, and follows its person', async () => {
  const person = await t.person({ latitude: 37.5, longitude: 127 });
  await addWord(t, person, '감귤');
  await t.call(person, 'PUT', '/api/alerts/reach', { reach: 750 });
  const homes = async () => [
    await t.db
      .selectFrom('keywordAlerts')
      .select(['latitude', 'longitude'])
      .where('userId', '=', person.userId)
      .execute(),
    await t.db
      .selectFrom('notificationSettings')
      .select(['latitude', 'longitude'])
      .where('userId', '=', person.userId)
      .execute(),
  ];
  expect(await homes()).toEqual([[{ latitude: 37.5, longitude: 127 }], [{ latitude: 37.5, longitude: 127 }]]);
  const moved = { address: '제주특별자치도 제주시 첨단로 242', latitude: 33.4507, longitude: 126.5707 };
  expect((await t.call(person, 'POST', '/api/users/location', moved)).status).toBe(200);
  const { latitude, longitude } = await t.db
    .selectFrom('users')
    .select(['latitude', 'longitude'])
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(await homes()).toEqual([[{ latitude, longitude }], [{ latitude, longitude }]]);
});

test('a regular follows until they stop; the leader is told neither who nor how many', async () => {
  const [person, leader] = [await t.person(), await t.person()];
  const path = `/api/users/${leader.userId}/regular`;
  expect((await t.call(person, 'GET', path)).body).toEqual({ regular: false });
  for (let twice = 0; twice < 2; twice++) expect((await follow(t, person, leader)).body).toEqual({ regular: true });
  expect((await t.call(person, 'GET', path)).body).toEqual({ regular: true });
  expect((await t.call(person, 'GET', '/api/users/regulars')).body).toEqual([
    { userId: leader.userId, nickname: leader.nickname, profileUrl: expect.any(String) },
  ]);
  const exported = await t.call(leader, 'GET', '/api/users/export');
  expect(JSON.stringify(exported.body.tables.regulars)).toBe('[]');
  expect((await t.call(person, 'GET', '/api/users/export')).body.tables.regulars).toMatchObject([
    { leaderId: leader.userId },
  ]);
  for (let twice = 0; twice < 2; twice++)
    expect((await t.call(person, 'DELETE', path)).body).toEqual({ regular: false });
  expect((await t.call(person, 'GET', '/api/users/regulars')).body).toEqual([]);
  expect((await follow(t, person, person)).body.code).toBe('SELF_REGULAR');
});

/** What holds: a block leaves a row that only counts. */
const followed = (...people: Person[]) =>
  t.db
    .selectFrom('regulars')
    .selectAll()
    .where(
      'followerId',
      'in',
      people.map(({ userId }) => userId),
    )
    .where('partedAt', 'is', null)
    .execute();

test('a block ends it both ways and keeps it from beginning again', async () => {
  const [one, other] = [await t.person(), await t.person()];
  await follow(t, one, other);
  await follow(t, other, one);
  await t.call(one, 'POST', `/api/users/${other.userId}/block`);
  expect(await followed(one, other)).toEqual([]);
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    expect((await t.call(from, 'GET', '/api/users/regulars')).body).toEqual([]);
    // Nor does the export say who has blocked whom.
    expect((await t.call(from, 'GET', '/api/users/export')).body.tables.regulars).toEqual([]);
    expect((await follow(t, from, to)).body.code).toBe('USER_NOT_FOUND');
    expect((await t.call(from, 'GET', `/api/users/${to.userId}/regular`)).body.code).toBe('USER_NOT_FOUND');
  }
});

test('following while being blocked: nobody apart is a regular', async () => {
  for (let round = 0; round < 6; round++) {
    const [one, other] = [await t.person(), await t.person()];
    await Promise.all([follow(t, one, other), t.call(other, 'POST', `/api/users/${one.userId}/block`)]);
    expect(await followed(one)).toEqual([]);
  }
});

test('let back, one follows anew, and is counted once', async () => {
  const [one, other] = [await t.person(), await t.person()];
  await follow(t, one, other);
  await t.call(other, 'POST', `/api/users/${one.userId}/block`);
  await t.call(other, 'DELETE', `/api/users/${one.userId}/block`);
  expect((await t.call(one, 'GET', `/api/users/${other.userId}/regular`)).body).toEqual({ regular: false });
  await countRegulars(t.deps);
  expect(await readRegulars(t.db, other.userId)).toBe(1);
  expect((await follow(t, one, other)).body).toEqual({ regular: true });
  expect(await followed(one)).toHaveLength(1);
  await countRegulars(t.deps);
  expect(await readRegulars(t.db, other.userId)).toBe(1);
  await t.call(one, 'DELETE', `/api/users/${other.userId}/regular`);
  await countRegulars(t.deps);
  expect(await readRegulars(t.db, other.userId)).toBe(0);
});

test('at most a hundred leaders', async () => {
  const person = await t.person();
  const leaders = await t.db
    .insertInto('users')
    .values(
      Array.from({ length: REGULARS_MAX }, (_, i) => ({
        provider: 'test',
        providerUserId: `leader ${i}`,
        email: '',
        name: '',
        nickname: `l${i}`,
        profileUrl: '/avatars/mint.webp',
        signedUpAt: t.clock.now,
        createdAt: t.clock.now,
      })),
    )
    .returning('id')
    .execute();
  await t.db
    .insertInto('regulars')
    .values(leaders.map(({ id }) => ({ followerId: person.userId, leaderId: id, createdAt: t.clock.now })))
    .execute();
  expect((await follow(t, person, await t.person())).body.code).toBe('REGULARS_FULL');
});

test('with a person go their words and who follows whom; no word is in the log', async () => {
  const [left, other] = [await t.person(), await t.person()];
  await addWord(t, left, '성인기저귀');
  await follow(t, left, other);
  await follow(t, other, left);
  expect((await t.call(left, 'DELETE', '/api/users')).status).toBe(200);
  expect(await t.db.selectFrom('keywordAlerts').selectAll().where('userId', '=', left.userId).execute()).toEqual([]);
  expect(
    await t.db.selectFrom('regulars').selectAll().where('followerId', 'in', [left.userId, other.userId]).execute(),
  ).toEqual([]);
  expect(lines.join('\n')).not.toContain('성인기저귀');
});
