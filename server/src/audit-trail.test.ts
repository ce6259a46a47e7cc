import type { UserId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { audit } from './audit/audit';
import { awake, openBoard } from './boards/test-boards';
import { type Person, type TestApp, testApp } from './test-app';
import { openSession } from './users/session/open-session';
import { readForm, testBrowser } from './users/test-browser';
import { stranger } from './users/test-stranger';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function linesOf(userId: UserId | null) {
  return t.db
    .selectFrom('audit')
    .select(['action', 'object', 'outcome', 'requestId'])
    .where('userId', userId === null ? 'is' : '=', userId)
    .orderBy('id')
    .execute();
}

const post = (url: string, cookie: string, payload?: object) =>
  t.app.inject({ method: 'POST', url, headers: { cookie: `refresh_token=${cookie}` }, ...(payload && { payload }) });

test('signing in leaves a line with the request’s id', async () => {
  const browser = testBrowser(t.app);
  const page = (await browser.get('/oauth2/authorization/kakao')).location!;
  const { action, fields } = readForm((await browser.get(page)).body, 'email');
  const back = (await browser.post(action, { ...fields, name: '김새봄', email: 'saebom@example.org' })).location!;
  const end = await browser.get(back);
  const { id } = await t.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'saebom@example.org')
    .executeTakeFirstOrThrow();
  expect(await linesOf(id)).toEqual([
    { action: 'sign-in', object: 'kakao', outcome: 'done', requestId: end.response.headers['x-request-id'] },
  ]);
});

test('signing up, refused or done, and signing out', async () => {
  const { userId, cookie } = await stranger(t);
  const form = {
    nickname: '운영자',
    phone: '010-1234-5678',
    birth: '1990-01-01',
    gender: 'MALE',
    profileUrl: 'pink.png',
  };
  await post('/api/users', cookie, form);
  await post('/api/users', cookie, { ...form, nickname: '감사인' });
  await post('/api/auth/logout', cookie);
  await post('/api/auth/logout', 'nobody’s');
  expect((await linesOf(userId)).map(({ action, outcome }) => [action, outcome])).toEqual([
    ['sign-up', 'NICKNAME_RESERVED'],
    ['sign-up', 'done'],
    ['sign-out', 'done'],
  ]);
});

test.each(['/api/auth/reissue', '/api/users'])('a spent refresh token at %s is a theft, told once', async (url) => {
  const { userId } = await t.person();
  const cookie = await openSession(t.deps, userId);
  await post('/api/auth/reissue', cookie);
  const before = t.clock.now;
  t.clock.now = new Date(before.getTime() + 11_000);
  const answers = [await post(url, cookie, {}), await post(url, cookie, {})];
  t.clock.now = before;
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  expect(await linesOf(userId)).toEqual([
    { action: 'token-reuse', object: null, outcome: 'REFRESH_INVALID', requestId: answers[0]!.headers['x-request-id'] },
  ]);
});

test('cancelling, refused or done, by somebody or by time', async () => {
  const [leader, other] = [await t.person(), await t.person()];
  const boardId = await openBoard(t, leader);
  const cancel = (person: Person) => t.call(person, 'POST', `/api/group-boards/${boardId}/cancel`);
  await cancel(other);
  await cancel(leader);
  expect(await linesOf(other.userId)).toMatchObject([
    { action: 'cancel', object: `board ${boardId}`, outcome: 'NOT_LEADER' },
  ]);
  expect(await linesOf(leader.userId)).toMatchObject([
    { action: 'cancel', object: `board ${boardId}`, outcome: 'done' },
  ]);

  const expired = await openBoard(t, awake(t, leader));
  await t.db
    .updateTable('boards')
    .set({ deadline: '2026-11-01', expiryNoticedFor: '2026-11-01', expiryNoticedAt: new Date('2026-11-02T00:00:00Z') })
    .where('id', '=', expired)
    .execute();
  await t.deps.jobs.add(t.db, 'jobs.find-clocks', {});
  await t.runJobs();
  await vi.waitFor(async () => {
    expect(await linesOf(null)).toMatchObject([{ action: 'cancel', object: `board ${expired}`, outcome: 'done' }]);
  });
});

test('lines stay as they are', async () => {
  await audit(t.deps, { userId: 1 as UserId, action: 'cancel', outcome: 'done' });
  for (const change of ['update audit set outcome = action', 'delete from audit', 'truncate audit'])
    await expect(t.database.pool.query(change)).rejects.toThrow('append only');
});

test('what cannot be written fails nothing, and is in the log', async () => {
  const error = vi.fn();
  const line = { userId: 7 as UserId, action: 'pay', outcome: 'PAYMENT_FOREIGN' } as const;
  const db = t.db.withSchema('nowhere');
  await audit({ db, now: t.deps.now, log: { error } as never }, line);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ audit: expect.objectContaining({ userId: 7, outcome: 'PAYMENT_FOREIGN' }) }),
    'audit line not stored',
  );
});
