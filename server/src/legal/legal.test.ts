import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpointPath } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardForm, openBoard } from '../boards/test-boards';
import { inbox } from '../notifications/test-inbox';
import { roomIn } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { goodBody, goodQuery } from '../test-calls';
import { stranger } from '../users/test-stranger';
import { agree, ownPhone, signUp } from './test-legal';

/** Terms with a second version that holds from the first of December. */
function ownTexts(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mungchi-legal-'));
  mkdirSync(path.join(folder, 'terms'));
  const file = (from: string, text: string) => `---\ntitle: 이용약관\nfrom: ${from}\n---\n## 1. 값\n\n${text}\n`;
  writeFileSync(path.join(folder, 'terms', '1.md'), file('2026-01-01', '{{OPERATOR_NAME}}의 옛 약관'));
  writeFileSync(path.join(folder, 'terms', '2.md'), file('2026-12-01', '새 약관'));
  mkdirSync(path.join(folder, 'location'));
  for (const [version, from] of ['2026-01-01', '2026-12-31'].entries()) {
    const text = file(from, '위치').replace('이용약관', '위치 이야기');
    writeFileSync(path.join(folder, 'location', `${version + 1}.md`), text);
  }
  return folder;
}

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { LEGAL: 'on', LEGAL_DIR: ownTexts(), OPERATOR_NAME: '뭉치상회' } });
});
afterAll(() => t.close());

test('over the whole contract only calls for the active ask for a consent', async () => {
  const asked: string[] = [];
  const leader = await t.person();
  await agree(t, leader);
  await ownPhone(t, leader);
  const id = await openBoard(t, leader, { totalUser: 3, price: 10_000 });
  const room = { id, leader, followers: [], share: 3333 };
  for (const endpoint of ENDPOINTS) {
    const params = { boardId: id, chatRoomId: id, userId: leader.userId, productId: 1, categoryId: 1 };
    const others = { targetParticipantId: 1, deviceId: 1, kind: 'terms', provider: 'naver' };
    const url = endpointPath(endpoint.path, { ...params, ...others }, goodQuery(endpoint));
    const { body } = await t.call(await t.person(), endpoint.method, url, await goodBody(t, endpoint, room));
    if (body?.code === 'CONSENT_REQUIRED') asked.push(`${endpoint.method} ${endpoint.path}`);
  }
  const active = ENDPOINTS.filter(({ standing }) => standing === 'active');
  expect(asked).toEqual(active.map(({ method, path: where }) => `${method} ${where}`));
  expect(asked).toHaveLength(10);
});

test('who has agreed is let in, until a new version holds', async () => {
  const person = await t.person();
  const open = async () => t.call(person, 'POST', '/api/group-boards', await boardForm(t, {}));
  expect((await open()).body).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' });
  expect((await agree(t, person)).status).toBe(200);
  expect((await open()).body).toMatchObject({ status: 403, code: 'PHONE_UNVERIFIED' });
  expect((await t.call(person, 'GET', '/api/users')).body).toMatchObject({ phoneAsked: true, phoneVerified: false });
  await ownPhone(t, person);
  expect((await open()).status).toBe(200);
  const now = t.clock.now;
  t.clock.now = new Date('2026-12-01T03:00:00.000Z');
  const later = { ...person, token: t.deps.tokens.issue(person.userId) };
  const again = await t.call(later, 'POST', '/api/group-boards', await boardForm(t, { deadline: '2026-12-05' }));
  expect(again.body.code).toBe('CONSENT_REQUIRED');
  expect((await t.call(later, 'GET', '/api/users')).body.consentsDue).toEqual(['TERMS']);
  expect((await agree(t, later, 1, ['TERMS'])).body.code).toBe('CONSENT_OUTDATED');
  await agree(t, later, 2, ['TERMS']);
  expect((await t.call(later, 'GET', '/api/users')).body.consentsDue).toEqual([]);
  t.clock.now = now;
});

test('a new version is told once, seven days before it holds; who agrees early is never asked', async () => {
  const now = t.clock.now;
  const person = await t.person();
  const tell = async (at: string) => {
    t.clock.now = new Date(at);
    await t.deps.jobs.add(t.db, 'legal.tell', {});
    await t.runJobs();
  };
  await tell('2026-11-23T14:00:00.000Z');
  const told = async () => inbox(t, { ...person, token: t.deps.tokens.issue(person.userId) });
  expect(await told()).toEqual([]);
  await tell('2026-11-23T16:00:00.000Z');
  await tell('2026-11-24T16:00:00.000Z');
  expect(await told()).toMatchObject([{ kind: 'TERMS_CHANGE', category: 'SERVICE', path: '/legal/terms?version=2' }]);
  t.clock.now = now;
  await agree(t, person, 2);
  expect((await t.call(person, 'GET', '/api/users')).body.consentsDue).toEqual([]);
});

test('of a new version nobody is told who left, nor of an optional text who took the consent back', async () => {
  const [given, back, left] = [await t.person(), await t.person(), await t.person()];
  const location = (person: Person, yes: boolean) =>
    t.call(person, 'POST', '/api/users/consents', { consents: [{ kind: 'LOCATION', version: 1, given: yes }] });
  for (const person of [given, back, left]) expect((await location(person, true)).status).toBe(200);
  await location(back, false);
  expect((await t.call(left, 'DELETE', '/api/users')).status).toBe(200);
  const now = t.clock.now;
  t.clock.now = new Date('2026-12-24T16:00:00.000Z');
  await t.deps.jobs.add(t.db, 'legal.tell', {});
  await t.runJobs();
  const rows = await t.db
    .selectFrom('notifications')
    .select(['userId', 'title'])
    .where('userId', 'in', [given.userId, back.userId, left.userId])
    .where('path', '=', '/legal/location?version=2')
    .execute();
  expect(rows).toEqual([{ userId: given.userId, title: '위치 이야기가 바뀌어요' }]);
  t.clock.now = now;
});

test('the texts of the operator are filled in, with every version and what changed', async () => {
  const { body } = await t.call(null, 'GET', '/api/legal/terms');
  expect(body).toMatchObject({ version: 1, draft: false, text: '## 1. 값\n\n뭉치상회의 옛 약관' });
  expect(body.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  const next = (await t.call(null, 'GET', '/api/legal/terms?version=2')).body;
  expect(next.previous).toEqual({ version: 1, text: body.text });
  expect((await t.call(null, 'GET', '/api/legal/privacy')).body.draft).toBe(true);
});

test('nobody under 14 signs up, and nothing of the form is stored', async () => {
  const { cookie, userId } = await stranger(t);
  const refused = await signUp(t, cookie, '어린이', '2012-11-16');
  expect(refused.json()).toMatchObject({ status: 403, code: 'UNDER_14' });
  const row = await t.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ nickname: null, phone: null, birth: null, gender: null, signedUpAt: null });
  expect((await signUp(t, cookie, '어린이', '2012-11-15')).statusCode).toBe(200);
});

test('somebody already inside who is under 14 cannot open either', async () => {
  const person = await t.person();
  await t.db.updateTable('users').set({ birth: '2014-01-01' }).where('id', '=', person.userId).execute();
  await agree(t, person);
  expect((await t.call(person, 'POST', '/api/group-boards', await boardForm(t, {}))).body.code).toBe('UNDER_14');
});

test('marketing consent of two years ago is told to be on, and to nobody who left', async () => {
  const [person, left] = [await t.person(), await t.person()];
  const at = new Date('2024-11-15T02:00:00.000Z');
  await t.db
    .insertInto('consents')
    .values([person, left].map(({ userId }) => ({ userId, kind: 'MARKETING' as const, version: 1, given: true, at })))
    .execute();
  expect((await t.call(left, 'DELETE', '/api/users')).status).toBe(200);
  for (let times = 0; times < 2; times++) {
    await t.deps.jobs.add(t.db, 'legal.tell', {});
    await t.runJobs();
  }
  expect(await inbox(t, person)).toMatchObject([{ kind: 'MARKETING_ON', category: 'SERVICE', path: '/mypage/alerts' }]);
  const told = t.db.selectFrom('notifications').select('id').where('userId', '=', left.userId);
  expect(await told.execute()).toEqual([]);
});

test('money gets out without a consent: the room is read and the trade completed', async () => {
  const off = await testApp({ env: { LEGAL: 'off' } });
  await off.listen();
  const room = await roomIn(off, 'PURCHASED');
  (off.deps.config.legal as { on: boolean }).on = true;
  const follower = room.followers[0]!;
  expect((await off.call(follower, 'GET', `/api/chat/rooms/${room.id}`)).status).toBe(200);
  expect((await off.call(follower, 'POST', `/api/chat/rooms/${room.id}/trade-complete`)).status).toBe(200);
  await off.close();
});
