import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { createPush } from './push/create-push';
import { subscription } from './push/test-subscription';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const someAddress = () => `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
const add = (person: Person, form: object) => t.call(person, 'POST', '/api/notifications/devices', form);
const devices = async (person: Person) => (await t.call(person, 'GET', '/api/notifications/devices')).body;

test('a subscription is a device; sent again it is the same one', async () => {
  const person = await t.person();
  const form = subscription(someAddress()).toJSON();
  const { body } = await add(person, form);
  expect(body).toEqual({
    id: body.id,
    name: '아이폰 · 홈 화면 앱',
    createAt: t.clock.now.toISOString(),
    lastOkAt: null,
  });
  expect((await add(person, { ...form, name: undefined })).body).toEqual({ ...body, name: '브라우저' });
  expect(await devices(person)).toHaveLength(1);
});

test('on a phone that somebody else signs in on, the subscription moves', async () => {
  const [before, after] = [await t.person(), await t.person()];
  const form = subscription(someAddress()).toJSON();
  const { body } = await add(before, form);
  await t.db.updateTable('devices').set({ lastOkAt: t.clock.now }).where('id', '=', body.id).execute();
  expect((await add(after, form)).body).toMatchObject({ id: body.id, lastOkAt: null });
  expect(await devices(before)).toEqual([]);
  expect(await devices(after)).toHaveLength(1);
});

test('of more than ten the one silent longest goes', async () => {
  const person = await t.person();
  const ids: number[] = [];
  for (let i = 0; i < 10; i++) {
    t.clock.now = new Date(t.clock.now.getTime() + 1000);
    ids.push((await add(person, subscription(someAddress()).toJSON())).body.id);
  }
  await t.db.updateTable('devices').set({ lastOkAt: t.clock.now }).where('id', '=', ids[0]!).execute();
  t.clock.now = new Date(t.clock.now.getTime() + 1000);
  ids.push((await add(person, subscription(someAddress()).toJSON())).body.id);
  const left = (await devices(person)).map(({ id }: { id: number }) => id);
  expect(left.toSorted((a: number, b: number) => a - b)).toEqual(ids.filter((id) => id !== ids[1]));
});

test('a device is removed by its owner only; one that is gone is done', async () => {
  const [owner, other] = [await t.person(), await t.person()];
  const { id } = (await add(owner, subscription(someAddress()).toJSON())).body;
  const remove = async (person: Person) => (await t.call(person, 'DELETE', `/api/notifications/devices/${id}`)).body;
  expect(await remove(other)).toEqual({ ok: true });
  expect((await t.call(other, 'POST', `/api/notifications/devices/${id}/test`)).body.code).toBe('DEVICE_NOT_FOUND');
  expect(await devices(owner)).toHaveLength(1);
  expect(await remove(owner)).toEqual({ ok: true });
  expect(await remove(owner)).toEqual({ ok: true });
  expect(await devices(owner)).toEqual([]);
});

test.each([
  'https://example.org/push',
  'http://fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com:8443/fcm/send/1',
  'https://fcm.googleapis.com.example.org/1',
  'https://user@fcm.googleapis.com/1',
  'https://evilpush.apple.com/1',
  'http://127.0.0.1:5432/',
  'https://169.254.169.254/latest',
  'file:///etc/passwd',
  'nonsense',
])('our server is not sent to %s', async (endpoint) => {
  const { status, body } = await add(await t.person(), subscription(endpoint).toJSON());
  expect([status, body.code, body.fields]).toEqual([
    400,
    'INVALID_FIELDS',
    { endpoint: '이 브라우저의 알림은 아직 보낼 수 없어요.' },
  ]);
});

test.each([
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
])('%s is a push service', async (endpoint) => {
  expect((await add(await t.person(), subscription(endpoint).toJSON())).status).toBe(200);
});

test('a key that is no point of the curve is refused: nothing could be encrypted for it', async () => {
  const { endpoint, keys } = subscription(someAddress()).toJSON();
  const p256dh = Buffer.alloc(65, 7).toString('base64url');
  const { body } = await add(await t.person(), { endpoint, keys: { ...keys, p256dh } });
  expect([body.code, Object.keys(body.fields)]).toEqual(['INVALID_FIELDS', ['keys']]);
});

test('with PUSH=off devices are refused, and the browser is told not to ask', async () => {
  const off = await testApp({ env: { PUSH: 'off' } });
  const person = await off.person();
  const form = subscription(someAddress()).toJSON();
  expect((await off.call(person, 'POST', '/api/notifications/devices', form)).body.code).toBe('PUSH_OFF');
  expect((await off.call(person, 'POST', '/api/notifications/devices/1/test')).body.code).toBe('PUSH_OFF');
  expect((await off.call(null, 'GET', '/api/config')).body.push).toBeNull();
  expect((await off.call(person, 'GET', '/api/notifications')).body).toEqual([]);
  await off.close();
});

test('all nodes on one database share one pair of keys', async () => {
  const again = await createPush(t.deps.config, t.db);
  expect(again!.publicKey).toBe(t.deps.push!.publicKey);
});
