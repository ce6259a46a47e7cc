import type { RoomId } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roomIn } from '../payments/test-rooms';
import { sanctionNow } from '../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../test-app';
import { endSessions } from '../users/session/end-sessions';
import { openSession } from '../users/session/open-session';
import { addDevice } from './add-device';
import { startPushService, type TestPushService } from './push/test-push-service';
import { tell } from './test-inbox';

let t: TestApp;
let service: TestPushService;
let boardId: RoomId;
beforeAll(async () => {
  service = await startPushService();
  t = await testApp({ env: { PUSH_HOSTS: service.origin, PUSH_SUBJECT: 'mailto:help@mungchi.example' } });
  boardId = (await roomIn(t, 'RECRUITING')).id;
});
beforeEach(async () => {
  await t.runJobs();
  service.received.length = 0;
});
afterAll(async () => {
  await t.close();
  await service.close();
});

let counted = 0;
const newPhone = () => {
  counted += 1;
  return `phone${counted}`;
};

/** A browser of this person: signed in, and with a device at the push service. */
async function signIn(person: Person, device = newPhone()) {
  const first = await openSession(t.deps, person.userId);
  const answer = await t.app.inject({ method: 'POST', url: '/api/auth/token', cookies: { refresh_token: first } });
  const here = { ...person, token: answer.json().accessToken as string };
  const cookie = answer.cookies.find(({ name }) => name === 'refresh_token')!.value;
  const { body } = await t.call(here, 'POST', '/api/notifications/devices', service.subscribe(device).toJSON());
  return { here, first, cookie, device, id: body.id as number, sessionId: t.deps.tokens.read(here.token)!.sessionId! };
}
type Signed = Awaited<ReturnType<typeof signIn>>;

async function hear(person: Person): Promise<string[]> {
  counted += 1;
  await tell(t, { userId: person.userId, boardId, key: `nudge ${counted}` });
  await t.runJobs();
  return service.received.splice(0).map(({ device }) => device);
}

const withCookie = (url: string, token: string) =>
  t.app.inject({ method: 'POST', url, cookies: { refresh_token: token } });

test.each<[string, (phone: Signed, desk: Signed) => Promise<unknown>]>([
  ['logging out', ({ cookie }) => withCookie('/api/auth/logout', cookie)],
  [
    'signed out from the other browser',
    ({ sessionId }, desk) => t.call(desk.here, 'DELETE', `/api/users/sessions/${sessionId}`),
  ],
  [
    'a refresh token used twice',
    async ({ first }) => {
      t.clock.now = new Date(t.clock.now.getTime() + 60_000);
      expect((await withCookie('/api/auth/token', first)).statusCode).toBe(401);
    },
  ],
])('%s takes that device’s pushes along, and no other’s', async (_, end) => {
  const anna = await t.person();
  const [phone, desk] = [await signIn(anna), await signIn(anna)];
  expect(await hear(anna)).toEqual([phone.device, desk.device]);
  await end(phone, desk);
  expect(await hear(anna)).toEqual([desk.device]);
});

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['all sessions ended', (person) => t.call(person, 'DELETE', '/api/users/sessions')],
  ['a ban', ({ userId }) => sanctionNow(t.deps, userId, { kind: 'BANNED', reason: '사기' })],
])('%s: a nudge arrives nowhere', async (_, end) => {
  const anna = await t.person();
  const phone = await signIn(anna);
  await signIn(anna);
  // Registered before a device knew its session, and by one whose session expired.
  const old = await signIn(anna);
  await t.db.updateTable('devices').set({ sessionId: null }).where('id', '=', old.id).execute();
  expect(await hear(anna)).toHaveLength(3);
  await end(phone.here);
  expect(await hear(anna)).toEqual([]);
});

test('a device of before stays while a session is open, and goes with the last one', async () => {
  const anna = await t.person();
  const [phone, desk] = [await signIn(anna), await signIn(anna)];
  await t.db.updateTable('devices').set({ sessionId: null }).where('id', '=', phone.id).execute();
  await withCookie('/api/auth/logout', desk.cookie);
  expect(await hear(anna)).toEqual([phone.device]);
  await withCookie('/api/auth/logout', phone.cookie);
  expect(await hear(anna)).toEqual([]);
});

test('registered again by a later session, a device is that one’s', async () => {
  const anna = await t.person();
  const before = await signIn(anna);
  const after = await signIn(anna, before.device);
  expect(after.id).toBe(before.id);
  await withCookie('/api/auth/logout', before.cookie);
  expect(await hear(anna)).toEqual([before.device]);
});

test('a push that is tried again finds the device gone', async () => {
  const anna = await t.person();
  const [phone] = [await signIn(anna), await signIn(anna)];
  service.answer(phone.device, 500);
  await hear(anna);
  await withCookie('/api/auth/logout', phone.cookie);
  t.clock.now = new Date(t.clock.now.getTime() + 60_000);
  await t.runJobs();
  expect(service.received).toEqual([]);
});

test('a session that ends while a device is being registered leaves none behind', async () => {
  const anna = await t.person();
  const [phone] = [await signIn(anna), await signIn(anna)];
  const form = service.subscribe('another').toJSON();
  // Past the check of the token, which refuses an ended session already.
  await Promise.allSettled([
    addDevice(t.deps, anna.userId, phone.sessionId, { ...form, name: '폰' }),
    endSessions(t.deps, anna.userId, phone.sessionId),
  ]);
  await expect(addDevice(t.deps, anna.userId, phone.sessionId, { ...form, name: '폰' })).rejects.toMatchObject({
    code: 'LOGIN_REQUIRED',
  });
  expect(await hear(anna)).not.toContain('another');
});
