import { CONFIRM_MINUTES, endpointPath } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { roomIn, type TestRoom } from '../payments/test-rooms';
import { ask, ripeRoom } from '../payouts/test-payouts';
import type { Person, TestApp } from '../test-app';
import { goodBody, goodQuery } from '../test-calls';
import { actsOf, callsAt, operatorApp, operatorPerson, reason } from './test-operator';
import { appCode, confirm, connectApp } from './test-second-step';

let t: TestApp;
let operator: Person;
let key: string;
beforeAll(async () => {
  ({ t } = await operatorApp());
});
beforeEach(async () => {
  operator = await operatorPerson(t);
  key = await connectApp(t, operator);
});
afterAll(() => t.close());

const { get } = callsAt(() => t);
const pass = (minutes: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + minutes * 60_000);
};
const code = (beside = 0) => appCode(t, key, beside);
const file = async (who: Person = operator) => (await get(who, 'payouts/file')).body.code ?? 'open';

test('a code opens ten minutes, then it is asked for again', async () => {
  expect(await file()).toBe('open');
  pass(CONFIRM_MINUTES - 0.1);
  expect(await file()).toBe('open');
  expect((await get(operator, 'code')).body).toMatchObject({ set: true, step: 'CODE', until: expect.any(String) });
  pass(0.1);
  expect(await file()).toBe('CONFIRM_REQUIRED');
  expect((await get(operator, 'code')).body.until).toBeNull();
  const { body } = await confirm(t, operator, code());
  expect(Date.parse(body.until) - t.clock.now.getTime()).toBe(CONFIRM_MINUTES * 60_000);
  expect(await file()).toBe('open');
});

test('it opens the sign-in it was typed in, and nobody else’s', async () => {
  const elsewhere = {
    ...operator,
    token: t.deps.tokens.issue(operator.userId, '8f6c2f0e-5a86-4a0c-9d51-2f7e3f1f0001'),
  };
  const read = await t.call(elsewhere, 'GET', '/api/operator/payouts/file');
  expect(read.body.code).toBe('CONFIRM_REQUIRED');
  const other = await operatorPerson(t);
  await connectApp(t, other);
  pass(CONFIRM_MINUTES);
  expect((await confirm(t, other, code())).body.code).toBe('TIME_CODE_WRONG');
  expect(await file(other)).toBe('CONFIRM_REQUIRED');
});

test('no code twice: not by two at once, nor after another', async () => {
  pass(1);
  const again = await Promise.all(Array.from({ length: 4 }, () => confirm(t, operator, code())));
  expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(again.filter(({ body }) => body.code === 'TIME_CODE_WRONG')).toHaveLength(3);
  expect((await confirm(t, operator, code())).body.code).toBe('TIME_CODE_WRONG');
  expect((await confirm(t, operator, code(-1))).body.code).toBe('TIME_CODE_WRONG');
});

test('wrong ones: five, also at once, then a quarter of an hour of nothing, not even the right one', async () => {
  pass(CONFIRM_MINUTES);
  const wrong = String((Number(code()) + 1) % 1_000_000).padStart(6, '0');
  const tries = await Promise.all(Array.from({ length: 8 }, () => confirm(t, operator, wrong)));
  expect(tries.filter(({ body }) => body.code === 'TIME_CODE_WRONG')).toHaveLength(5);
  expect(tries.filter(({ body }) => body.code === 'TIME_CODE_LOCKED')).toHaveLength(3);
  expect((await confirm(t, operator, code())).body.code).toBe('TIME_CODE_LOCKED');
  expect((await actsOf(t, operator)).filter(({ what }) => what === 'code.locked')).toHaveLength(1);
  pass(15);
  expect((await confirm(t, operator, code())).status).toBe(200);
});

test('a key that counts is replaced by nobody who has the sign-in; one that nobody proved is', async () => {
  const begin = (who: Person) => t.call(awake(t, who), 'POST', '/api/operator/code');
  expect((await begin(operator)).body.code).toBe('TIME_CODE_SET');
  const newcomer = await operatorPerson(t);
  const [first, second] = [(await begin(newcomer)).body.key, (await begin(newcomer)).body.key];
  expect(first).toMatch(/^[A-Z2-7]{32}$/);
  expect((await confirm(t, newcomer, appCode(t, first))).body.code).toBe('TIME_CODE_WRONG');
  expect((await get(newcomer, 'code')).body).toMatchObject({ set: false, step: 'NONE' });
  expect((await confirm(t, newcomer, appCode(t, second))).status).toBe(200);
  expect((await get(newcomer, 'code')).body).toMatchObject({ set: true, step: 'CODE' });
});

test('the key is sealed where it lies, and in no line or log of ours', async () => {
  const { secret } = await t.db
    .selectFrom('operatorCodes')
    .selectAll()
    .where('userId', '=', operator.userId)
    .executeTakeFirstOrThrow();
  expect(secret).not.toContain(key);
  const lines = JSON.stringify(await actsOf(t, operator));
  expect(lines).not.toContain(key);
  expect((await actsOf(t, operator)).map(({ what }) => what)).toEqual(['code.begin', 'code.set']);
});

/** What each call needs of somebody whose code is asked for. `when`: only with this body or query. */
const MONEY_AND_DATA: Record<string, object | null> = {
  'POST /api/operator/disputes/:disputeId/decide': null,
  'POST /api/operator/troubles/:troubleId/decide': null,
  'GET /api/operator/payouts/file': null,
  'GET /api/operator/payouts/:payoutId/number': null,
  'PATCH /api/operator/payouts/:payoutId/sent': null,
  'PATCH /api/operator/payouts/:payoutId/failed': null,
  'PATCH /api/operator/payouts/:payoutId/returned': null,
  'PUT /api/operator/settings': null,
  'POST /api/operator/boards/:boardId/call-off': null,
  'POST /api/operator/announcements': null,
  'GET /api/operator/people/:userId': { reveal: 'true' },
  'GET /api/operator/reports/:reportId': { reveal: 'true' },
  'POST /api/operator/people/:userId/sanctions': { sanction: { kind: 'BANNED', confirm: '' }, reason },
  'POST /api/operator/reports/:reportId/decide': {
    decision: 'NOTED',
    sanction: { kind: 'BANNED', confirm: '' },
    reason,
  },
};

test('money and personal data ask for it, every call that declares it; nothing else does', {
  timeout: 120_000,
}, async () => {
  const declaring = ENDPOINTS.filter(({ errors }) => errors?.includes('CONFIRM_REQUIRED'));
  const names = declaring.map(({ method, path }) => `${method} ${path}`);
  expect(names.toSorted()).toEqual(Object.keys(MONEY_AND_DATA).toSorted());
  const room = await roomIn(t, 'PURCHASED');
  pass(CONFIRM_MINUTES);
  for (const endpoint of ENDPOINTS.filter(({ auth }) => auth === 'operator')) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const asks = name in MONEY_AND_DATA;
    const when = MONEY_AND_DATA[name];
    expect(await askedBy(endpoint, room, {}), name).toBe(asks && when === null);
    if (when) expect(await askedBy(endpoint, room, when), `${name} ${JSON.stringify(when)}`).toBe(true);
  }
});

async function askedBy(endpoint: (typeof ENDPOINTS)[number], room: TestRoom, more: object): Promise<boolean> {
  const { method, path } = endpoint;
  const known: Record<string, number> = { boardId: room.id, userId: room.leader.userId };
  const params = new Proxy(known, { get: (all, name: string) => all[name] ?? 999_999 });
  const query = { ...goodQuery(endpoint), ...(method === 'GET' ? more : {}) };
  const body = method === 'GET' ? undefined : { ...(await goodBody(t, endpoint, room)), ...more };
  const { body: answer } = await t.call(awake(t, operator), method, endpointPath(path, params, query), body);
  return answer.code === 'CONFIRM_REQUIRED';
}

test('refused for want of a code nothing has happened: the same press goes through after it', async () => {
  const { leader } = await ripeRoom(t);
  const { body: payout } = await ask(t, leader);
  const send = () =>
    t.call(awake(t, operator), 'PATCH', `/api/operator/payouts/${payout.id}/sent`, {
      reference: 'KB 1',
      confirm: payout.amount,
    });
  pass(CONFIRM_MINUTES);
  const before = (await actsOf(t, operator)).length;
  expect((await send()).body.code).toBe('CONFIRM_REQUIRED');
  expect(await actsOf(t, operator)).toHaveLength(before);
  expect((await confirm(t, operator, code())).status).toBe(200);
  expect((await send()).status).toBe(200);
});
