import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorPerson } from '../operator/test-operator';
import { fullRoom, payShareOf } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { storedSettings } from './settings';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  t = await testApp({ env: { OPERATOR_NAME: '환경의 상호' } });
  await t.listen();
  operator = await operatorPerson(t);
});
afterAll(() => t.close());

const change = (values: Record<string, string>) =>
  t.call(operator, 'PUT', '/api/operator/settings', {
    settings: Object.entries(values).map(([name, value]) => ({ name, value })),
  });
const read = async (name: string) => {
  const { body } = await t.call(operator, 'GET', '/api/operator/settings');
  return body.find((setting: { name: string }) => setting.name === name);
};

test('a setting is stored with who changed it; no value stands in the audit', async () => {
  expect((await change({ SERVICE_NAME: '우리 뭉치' })).status).toBe(200);
  expect(await read('SERVICE_NAME')).toMatchObject({ value: '우리 뭉치', from: 'STORED' });
  const line = await t.db
    .selectFrom('auditLog')
    .selectAll()
    .where('what', '=', 'setting.change')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ byId: operator.userId, after: { SERVICE_NAME: 'set' } });
  expect((await change({ SERVICE_NAME: '' })).status).toBe(200);
  expect(await read('SERVICE_NAME')).toMatchObject({ value: null, from: 'NONE' });
});

test('the environment wins', async () => {
  expect(await read('OPERATOR_NAME')).toMatchObject({ value: '환경의 상호', from: 'ENVIRONMENT' });
  expect((await change({ OPERATOR_NAME: '다른 상호' })).body.code).toBe('SETTING_FIXED');
});

test('an id and its secret belong together, and go together; the secret is not shown', async () => {
  const half = await change({ KAKAO_CLIENT_ID: 'id' });
  expect(half).toMatchObject({ status: 400, body: { fields: { KAKAO_CLIENT_SECRET: expect.any(String) } } });
  expect((await change({ KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'hush' })).status).toBe(200);
  expect(await read('KAKAO_CLIENT_SECRET')).toMatchObject({ value: null, from: 'STORED' });
  expect(await storedSettings(t.db, t.deps.config)).toMatchObject({ KAKAO_CLIENT_SECRET: 'hush' });
  expect((await change({ KAKAO_CLIENT_ID: '' })).status).toBe(200);
  expect(await storedSettings(t.db, t.deps.config)).toEqual({});
});

test('keys of real payments never meet a won of the sandbox', async () => {
  const room = await fullRoom(t);
  await payShareOf(t, room, room.followers[0]!);
  const { body } = await change({ PORTONE_KEY: 'key', PORTONE_SECRET: 'secret' });
  expect(body.code).toBe('SANDBOX_BOOKED');
});
