import { afterAll, expect, test } from 'vitest';
import { rotateKeys } from '../accounts/rotate-keys';
import { portoneStandIn } from '../payments/provider/test-portone';
import { type TestApp, testApp } from '../test-app';
import { changeOperator, resetCode } from './people/change-operators';
import { actsOf, getAs, operatorPerson } from './test-operator';
import { appCode, confirm, connectApp } from './test-second-step';

const apps: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
});

async function appWith(env: Record<string, string> = {}): Promise<TestApp> {
  const t = await testApp({ env });
  apps.push(t);
  return t;
}

const file = async (t: TestApp, who: Parameters<typeof getAs>[1]) => {
  const { status, body } = await getAs(t, who, 'payouts/file');
  return status === 200 ? 'open' : body.code;
};

test('with real payment keys an app is connected before the first such press; without it is offered', async () => {
  const real = await portoneStandIn();
  apps.push(real);
  const t = await appWith({ PORTONE_KEY: 'key', PORTONE_SECRET: 'secret', PORTONE_URL: real.url });
  const operator = await operatorPerson(t);
  expect((await getAs(t, operator, 'code')).body).toEqual({ set: false, shared: false, step: 'SETUP', until: null });
  expect(await file(t, operator)).toBe('CONFIRM_SETUP');
  expect((await getAs(t, operator, 'todo')).status).toBe(200);
  expect((await confirm(t, operator, '123456')).body.code).toBe('CONFIRM_SETUP');
  await connectApp(t, operator);
  expect(await file(t, operator)).toBe('open');

  const home = await appWith();
  const atHome = await operatorPerson(home);
  expect(await file(home, atHome)).toBe('open');
  await connectApp(home, atHome);
  home.clock.now = new Date(home.clock.now.getTime() + 600_000);
  expect(await file(home, atHome)).toBe('CONFIRM_REQUIRED');
});

test('the demo’s operator is everybody: no code, so that nobody shuts the others out', async () => {
  const t = await appWith();
  t.deps.config.demo = true;
  const operator = await operatorPerson(t);
  await t.db.updateTable('users').set({ demo: true }).where('id', '=', operator.userId).execute();
  expect((await getAs(t, operator, 'code')).body).toEqual({ set: false, shared: true, step: 'NONE', until: null });
  const begun = await t.call(operator, 'POST', '/api/operator/code');
  expect(begun.body.code).toBe('BAD_REQUEST');
  expect(await file(t, operator)).toBe('open');
});

test('reset on the machine: the old key opens nothing, what it opened is shut, and there is a line', async () => {
  const t = await appWith();
  const operator = await operatorPerson(t);
  const key = await connectApp(t, operator);
  expect(await resetCode(t.db, 'nobody@example.org', t.clock.now)).toBeNull();
  expect(await resetCode(t.db, operator.email, t.clock.now)).toEqual({ id: operator.userId, set: true });
  expect(await resetCode(t.db, operator.email, t.clock.now)).toEqual({ id: operator.userId, set: false });
  const rows = await t.db.selectFrom('operatorConfirmations').selectAll().execute();
  expect(rows).toEqual([]);
  expect((await confirm(t, operator, appCode(t, key, 1))).body.code).toBe('CONFIRM_SETUP');
  const lines = t.db.selectFrom('auditLog').select(['byId', 'target']).where('what', '=', 'code.reset');
  expect(await lines.execute()).toEqual([{ byId: null, target: `person ${operator.userId}` }]);
  expect(await connectApp(t, operator)).not.toBe(key);
});

test('who is no operator any more has no key left', async () => {
  const t = await appWith();
  const operator = await operatorPerson(t);
  await connectApp(t, operator);
  await changeOperator(t.db, operator.email, false, t.clock.now);
  expect(await t.db.selectFrom('operatorCodes').selectAll().execute()).toEqual([]);
  expect((await actsOf(t, operator)).map(({ what }) => what)).toEqual(['code.begin', 'code.set']);
});

test('keys of the house rotate twice, and the app’s codes are still right', async () => {
  const t = await appWith();
  const operator = await operatorPerson(t);
  const key = await connectApp(t, operator);
  for (let turn = 0; turn < 2; turn += 1) {
    t.clock.now = new Date(t.clock.now.getTime() + 40 * 86_400_000);
    await rotateKeys(t.deps);
  }
  t.clock.now = new Date(t.clock.now.getTime() + 600_000);
  expect((await confirm(t, operator, appCode(t, key))).status).toBe(200);
});
