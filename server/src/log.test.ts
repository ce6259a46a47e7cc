import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from './log';
import { fullRoom, order, payByCard, payShareOf, report } from './payments/test-rooms';
import { type TestApp, testApp } from './test-app';
import { signInAs, testBrowser } from './users/test-browser';

const lines: string[] = [];
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ log: createLog('trace', { write: (line) => void lines.push(line) }) });
  await t.listen();
});
afterAll(() => t.close());

const PERSON = { name: '남궁비밀', email: 'secret.person@example.org' };
const PROFILE = { nickname: '조용한이웃', phone: '010-8765-4321', birth: '1987-06-05', gender: 'FEMALE' };
const PLACE = { address: '서울특별시 성동구 서울숲2길 32', latitude: 37.5466, longitude: 127.0436 };

test('the id of a live session is not written', async () => {
  const url = '/ws/chat/000/secretid/xhr_send';
  await t.app.inject({ method: 'POST', url, payload: '[' });
  t.deps.log.info({ req: { id: 1, method: 'POST', url } }, 'a request');
  expect(lines.join('')).toContain('/ws/chat/000/…/xhr_send');
  expect(lines.join('')).not.toContain('secretid');
});

test('which photo of a room was looked at is not written', async () => {
  const url = `/talk/7/${'ab'.repeat(16)}.webp?w=320`;
  await t.app.inject({ url });
  t.deps.log.info({ req: { id: 1, method: 'GET', url } }, 'a request');
  expect(lines.join('')).toContain('/talk/7/…');
  expect(lines.join('')).not.toContain('abab');
});

test('from sign-up to a paid share, in good times and bad, nothing of a person gets into the logs', async () => {
  const browser = testBrowser(t.app);
  await signInAs(browser, PERSON);
  const cookies = [...browser.jar].map(([name, { value }]) => ({ name, value }));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const signUp = { ...PROFILE, profileUrl: '/avatars/mint.webp' };
  const answer = await t.app.inject({ method: 'POST', url: '/api/users', headers: { cookie }, payload: signUp });
  const token: string = answer.json().accessToken;
  expect(token).toMatch(/^ey/);
  const authorization = `Bearer ${token}`;
  await t.app.inject({ method: 'POST', url: '/api/users/location', headers: { authorization }, payload: PLACE });
  await t.app.inject({ method: 'POST', url: '/api/users', headers: { cookie, authorization }, payload: { phone: 1 } });
  await browser.get(`/oauth2/authorization/kakao?email=${PERSON.email}`);

  const room = await fullRoom(t);
  const [payer, other] = room.followers as [typeof room.leader, typeof room.leader];
  await payShareOf(t, room, payer);
  const failing = { ...(await order(t, room, other)), buyer: other, options: { failing_reads: 100 } };
  expect((await report(t, room, other, await payByCard(t, failing))).status).toBe(503);
  expect(lines.join('')).toContain('payment provider unavailable');

  // As the database says it when it refuses a row.
  const refused = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    constraint: 'users_email',
    detail: `Key (email)=(${PERSON.email}) already exists.`,
  });
  t.deps.log.error({ err: refused, email: PERSON.email, user: { phone: PROFILE.phone } }, 'a fault');
  const written = lines.join('');
  expect(written).toContain('users_email');

  const { nickname, phone, birth } = PROFILE;
  const person = [...Object.values(PERSON), nickname, phone, phone.replaceAll('-', ''), birth, PLACE.address];
  const sessions = [token, payer.token, other.token, ...cookies.map(({ value }) => value)];
  const secrets = [...person, ...sessions, payer.email, other.email];
  expect(cookies.length).toBeGreaterThan(0);
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
});
