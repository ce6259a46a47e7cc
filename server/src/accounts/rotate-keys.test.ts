import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sealText, unsealText } from '../db/sealed-text';
import { oneKey, sealingKey } from '../db/shared-keys';
import { accessTokens } from '../http/access-token';
import { type TestApp, testApp } from '../test-app';
import { openSession } from '../users/session/open-session';
import { ROTATING, rotateKeys } from './rotate-keys';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const later = (minutes: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + minutes * 60_000);
};
const generations = async (name: string) =>
  (await t.db.selectFrom('secrets').select('generation').where('name', '=', name).orderBy('generation').execute()).map(
    ({ generation }) => generation,
  );

test('new keys sign after five minutes, what the old ones signed and sealed still counts', async () => {
  const person = await t.person();
  const cookie = await openSession(t.deps, person.userId);
  const [old] = t.deps.keys.refresh.accepted();
  const before = oneKey(
    (await t.db.selectFrom('secrets').select('value').where('name', '=', 'access-token').executeTakeFirstOrThrow())
      .value,
  );
  await t.db
    .insertInto('retainedPeople')
    .values({ userId: person.userId, sealed: sealText(t.deps.keys.retained.current(), '김보관'), until: t.clock.now })
    .execute();

  const rotated = await rotateKeys(t.deps);
  expect(rotated.every(({ signsFrom }) => signsFrom !== null)).toBe(true);
  later(2);
  // A node reads the keys again by itself, once a minute, when they are used.
  await vi.waitFor(() => expect(t.deps.keys.refresh.accepted()).toHaveLength(2));
  await vi.waitFor(() => {
    t.deps.tokens.read(person.token);
    expect(t.deps.keys.retained.accepted()).toHaveLength(2);
  });
  expect(t.deps.keys.refresh.current()).toBe(old);
  expect((await t.call(person, 'GET', '/api/users')).status).toBe(200);

  later(4);
  expect(t.deps.keys.refresh.current()).not.toBe(old);
  expect((await t.call(person, 'GET', '/api/users')).status).toBe(200);
  const fresh = t.deps.tokens.issue(person.userId);
  expect(t.deps.tokens.read(fresh)?.userId).toBe(person.userId);
  expect(accessTokens(before, () => t.clock.now).read(fresh)).toBeNull();
  const reissue = () =>
    t.app.inject({ method: 'POST', url: '/api/auth/reissue', headers: { cookie: `refresh_token=${cookie}` } });
  const [first, second] = [await reissue(), await reissue()];
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.cookies[0]?.value).toBe(first.cookies[0]?.value);

  expect(await rotateKeys(t.deps)).toMatchObject(ROTATING.map((name) => ({ name, signsFrom: null })));
  later(70);
  await rotateKeys(t.deps);
  expect(await generations('access-token')).toEqual([2, 3]);
  expect(await generations('left-identity')).toEqual([1]);
  const { sealed } = await t.db.selectFrom('retainedPeople').select('sealed').executeTakeFirstOrThrow();
  expect(unsealText(t.deps.keys.retained.accepted(), sealed)).toBe('김보관');
});

test('a second tab in the grace time gets the token of the first, though the key changed in between', async () => {
  const person = await t.person();
  const cookie = await openSession(t.deps, person.userId);
  const reissue = () =>
    t.app.inject({ method: 'POST', url: '/api/auth/reissue', headers: { cookie: `refresh_token=${cookie}` } });
  later(4.95);
  const first = await reissue();
  t.clock.now = new Date(t.clock.now.getTime() + 5_000);
  const second = await reissue();
  expect(second.statusCode).toBe(200);
  expect(second.cookies[0]?.value).toBe(first.cookies[0]?.value);
});

test('a node that slept through two rotations seals with a key that is still there', async () => {
  for (let times = 0; times < 2; times++) {
    later(70);
    await rotateKeys(t.deps);
  }
  later(10);
  const alive = await t.db.selectFrom('secrets').select('value').where('name', '=', 'retained').execute();
  expect(alive.map(({ value }) => value)).toContain(await sealingKey(t.db, 'retained', t.clock.now, []));
  expect(alive.map(({ value }) => value)).not.toContain(t.deps.keys.retained.current());
});
