import { HOUR_MS, REFRESH_TOKEN_DAYS } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awake, boardRow, join } from '../boards/test-boards';
import { readConfig } from '../config';
import { startPushService } from '../notifications/push/test-push-service';
import { say, seatOf } from '../payments/test-received';
import { fullRoom, payShareOf, roomIn, stageOf } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { openSession } from '../users/session/open-session';
import type { JobRun } from './jobs';
import { OrderedRunner } from './ordered-runner';
import { loseJobs } from './test-jobs';

declare module './jobs' {
  interface JobPayloads {
    'test.clock': { text: string };
  }
}

/** Monday noon in Seoul, and years ahead of the database's own clock. */
const NOON = new Date('2031-03-03T03:00:00.000Z');

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOON, env: { TEST_CLOCK: 'on' } });
  await t.listen();
});
afterAll(() => t.close());

const move = (body: object, app = t) => app.call(null, 'POST', '/sandbox/clock', body);
const time = async () => Date.parse((await t.call(null, 'GET', '/sandbox/clock')).body.now);
const inboxOf = async ({ userId }: Person) => {
  const rows = await t.db
    .selectFrom('notifications')
    .select('kind')
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind as string);
};

test('it says the time, and every answer carries it', async () => {
  const { body, headers } = await t.call(null, 'GET', '/sandbox/clock');
  expect(body).toEqual({ now: NOON.toISOString(), aheadMs: 0 });
  expect(headers['date']).toBe(NOON.toUTCString());
});

describe('what is refused', () => {
  test.each([
    [{}],
    [{ at: '2031-03-04' }],
    [{ at: '2031-03-04T09:00:00' }],
    [{ at: 3 }],
    [{ advance: '3 days' }],
    [{ advance: 'P' }],
    [{ advance: '-P1D' }],
    [{ advance: 'P1D', at: '2031-03-04T09:00:00Z' }],
    [{ advance: 'P1D', more: true }],
    [[]],
  ])('%j', async (body) => {
    const answer = await move(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_CLOCK', message: expect.any(String) } });
  });

  test('an earlier instant, and one that is far away', async () => {
    const before = await time();
    const earlier = new Date(before - 1).toISOString();
    expect(await move({ at: earlier })).toMatchObject({ status: 400, body: { code: 'CLOCK_BACKWARDS' } });
    expect(await move({ advance: 'P401D' })).toMatchObject({ status: 400, body: { code: 'CLOCK_TOO_FAR' } });
    expect(await move({ advance: 'P99999Y' })).toMatchObject({ status: 400 });
    expect(await time()).toBe(before);
  });

  test('without TEST_CLOCK there is no such path', async () => {
    const plain = await testApp({ database: { ...t.database, close: async () => {} } });
    expect((await move({ advance: 'P1D' }, plain)).status).toBe(404);
    expect((await plain.call(null, 'GET', '/sandbox/clock')).status).toBe(404);
    await plain.close();
  });
});

test('what falls due on the way runs at its instant, in its order, with what it adds', {
  timeout: 240_000,
}, async () => {
  const start = await time();
  const room = await fullRoom(t, { followers: 1 });
  const { body } = await move({ advance: 'PT60H' });
  expect(body).toMatchObject({ reached: true, now: new Date(start + 60 * HOUR_MS).toISOString() });
  const instants = body.ran.map(({ at }: { at: string }) => Date.parse(at));
  expect(instants).toEqual(instants.toSorted((one: number, other: number) => one - other));
  expect(body.ran.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
  const clocks = body.ran.filter(({ name }: { name: string }) => name === 'payments.clock');
  // Each reminder books the next; the last evening opens the seat.
  expect(clocks.map(({ at }: { at: string }) => at)).toEqual([
    '2031-03-04T12:00:00.000Z',
    '2031-03-05T09:00:00.000Z',
    '2031-03-05T12:00:00.000Z',
  ]);
  const late = room.followers[0]!;
  expect((await inboxOf(late)).filter((kind) => kind === 'PAY_REMINDER')).toHaveLength(2);
  const seat = t.db.selectFrom('participants').select(['leftAt', 'leftWhy']).where('boardId', '=', room.id);
  expect(await seat.where('userId', '=', late.userId).executeTakeFirst()).toEqual({
    leftAt: new Date('2031-03-05T12:00:00.000Z'),
    leftWhy: 'UNPAID',
  });
  const { createdAt } = await boardRow(t, room.id);
  expect(createdAt.getTime()).toBe(start);
});

test('a purchase from its payment to the next one, by the clock alone', { timeout: 240_000 }, async () => {
  const room = await fullRoom(t, { followers: 1 });
  const follower = room.followers[0]!;
  await payShareOf(t, room, awake(t, follower));
  await t.call(awake(t, room.leader), 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
  expect(await stageOf(t, room)).toBe('PURCHASED');
  const weekly = await t.call(awake(t, room.leader), 'PUT', `/api/group-boards/${room.id}/repeat`, {
    weeks: 2,
    weekday: 1,
  });
  expect(weekly.status).toBe(200);
  await say(t, room, follower);
  const { body } = await move({ advance: 'P19D' });
  expect(body.ran.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
  // The leader says that it was handed over; nobody contradicts.
  expect(await seatOf(t, room, follower)).toMatchObject({ receivedHow: 'AUTO' });
  expect(await stageOf(t, room)).toBe('COMPLETED');
  expect(await inboxOf(room.leader)).toContain('REPEAT_DUE');
});

test('quiet hours are those of the clock: what happens at night rings in the morning', {
  timeout: 240_000,
}, async () => {
  const service = await startPushService();
  const night = await testApp({ now: NOON, env: { TEST_CLOCK: 'on', PUSH_HOSTS: service.origin } });
  await night.listen();
  const room = await roomIn(night, 'RECRUITING');
  const form = service.subscribe('follower').toJSON();
  await night.call(awake(night, room.followers[0]!), 'POST', '/api/notifications/devices', form);
  await move({ at: '2031-03-03T23:00:00+09:00' }, night);
  service.received.length = 0;
  await join(night, await night.person(), room.id);
  await move({ at: '2031-03-04T07:59:00+09:00' }, night);
  expect(service.received).toEqual([]);
  await move({ advance: 'PT2M' }, night);
  expect(service.received.map(({ message }) => message.title)).toEqual(['모두 모였어요 · 제주 감귤 10kg']);
  await night.close();
  await service.close();
});

test('tokens and cookies end by it', { timeout: 240_000 }, async () => {
  const person = await t.person();
  const cookie = await openSession(t.deps, person.userId);
  const token = t.deps.tokens.issue(person.userId);
  const read = async () => (await t.call({ ...person, token }, 'GET', '/api/users')).status;
  const renew = async (refresh_token: string) =>
    (await t.app.inject({ method: 'POST', url: '/api/auth/token', cookies: { refresh_token } })).statusCode;
  expect(await read()).toBe(200);
  await move({ advance: 'P1D' });
  expect(await read()).toBe(401);
  expect(await renew(await openSession(t.deps, person.userId))).toBe(200);
  await move({ advance: `P${REFRESH_TOKEN_DAYS - 1}D` });
  expect(await renew(cookie)).toBe(401);
});

test('limits and Retry-After go by it', async () => {
  const strict = await testApp({ now: NOON, env: { TEST_CLOCK: 'on', RATE_LIMIT_FACTOR: '0.0001' } });
  const person = await strict.person();
  const read = () => strict.call(person, 'GET', '/api/users');
  expect((await read()).status).toBe(200);
  const refused = await read();
  expect(refused.status).toBe(429);
  await move({ advance: `PT${Number(refused.headers['retry-after'])}S` }, strict);
  expect((await read()).status).toBe(200);
  await strict.close();
});

describe('several nodes, and a restart', () => {
  const beside = () =>
    testApp({ now: NOON, env: { TEST_CLOCK: 'on' }, database: { ...t.database, close: async () => {} } });

  test('what one moved all read, and it is there after a restart', async () => {
    const other = await beside();
    expect(Date.parse((await other.call(null, 'GET', '/sandbox/clock')).body.now)).toBe(await time());
    await move({ advance: 'PT1H' }, other);
    expect(t.deps.now()).not.toEqual(other.deps.now());
    expect(await time()).toBe(other.deps.now().getTime());
    expect(t.deps.now()).toEqual(other.deps.now());
    await other.close();
  });

  test('two moves at once come one after the other', async () => {
    const other = await beside();
    const before = await time();
    const [one, two] = await Promise.all([move({ advance: 'PT1H' }), move({ advance: 'PT1H' }, other)]);
    expect([one!.status, two!.status]).toEqual([200, 200]);
    expect(await time()).toBe(before + 2 * HOUR_MS);
    const both = [...one!.body.ran, ...two!.body.ran].map(({ name, at }) => `${name} ${at}`);
    expect(new Set(both).size).toBe(both.length);
    await other.close();
  });
});

describe('the runner', () => {
  const runs: string[] = [];
  const handlers = {
    'test.clock': async (_: unknown, { text }: { text: string }, { runAt, attempt }: JobRun) => {
      runs.push(`${text} ${attempt} ${runAt.toISOString()} ${t.deps.now().toISOString()}`);
      if (text === 'fails' && attempt === 1) throw new Error('not yet');
      if (text === 'again') await t.deps.jobs.add(t.db, 'test.clock', { text: 'added' }, { runAt: later(30) });
    },
  };
  let begin: Date;
  const later = (minutes: number) => new Date(begin.getTime() + minutes * 60_000);
  const runner = (schedules: object[] = []) =>
    new OrderedRunner({
      clock: t.deps.testClock!.clock,
      pool: t.database.pool,
      deps: () => t.deps,
      handlers: handlers as never,
      schedules: schedules as never,
    });

  test('a failed job is tried again later, and one that is added on the way runs', async () => {
    begin = new Date(await time());
    await t.deps.jobs.add(t.db, 'test.clock', { text: 'again' }, { runAt: later(20) });
    await t.deps.jobs.add(t.db, 'test.clock', { text: 'fails' }, { runAt: later(10) });
    await t.deps.jobs.add(t.db, 'test.clock', { text: 'beyond' }, { runAt: later(61) });
    const { ran, reached } = await runner().move(() => later(60));
    expect(reached).toBe(true);
    expect(ran.map(({ ok, error }) => error ?? ok)).toEqual(['not yet', true, true, true]);
    const iso = (minutes: number) => later(minutes).toISOString();
    const retried = new Date(later(10).getTime() + Math.floor(Math.E * 1000)).toISOString();
    expect(runs).toEqual([
      `fails 1 ${iso(10)} ${iso(10)}`,
      `fails 2 ${retried} ${retried}`,
      `again 1 ${iso(20)} ${iso(20)}`,
      `added 1 ${iso(30)} ${iso(30)}`,
    ]);
    expect(await time()).toBe(later(60).getTime());
  });

  test('what runs often runs every third hour on a long way, and at its end', async () => {
    runs.length = 0;
    await loseJobs(t.db);
    begin = new Date(Math.ceil((await time()) / (3 * HOUR_MS)) * 3 * HOUR_MS);
    await move({ at: begin.toISOString() });
    const schedules = [
      { job: 'test.clock', cron: '* * * * *' },
      { job: 'test.clock', cron: '30 * * * *' },
    ];
    const { ran } = await runner(schedules).move(() => later(8 * 60));
    // The third and the sixth hour, three half hours, and the last ten minutes.
    expect(ran).toHaveLength(2 + 3 + 10);
    expect((await runner(schedules).move(() => later(8 * 60 + 3))).ran).toHaveLength(3);
  });
});

test('after all this no row bears the time of the database’s own clock', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
      and table_name not in ('schema_migrations', 'secrets')`.execute(t.db);
  const early: string[] = [];
  for (const { table, column } of rows) {
    const row = sql`select from ${sql.table(table)} where ${sql.ref(column)} < ${NOON} limit 1`;
    if ((await row.execute(t.db)).rows.length > 0) early.push(`${table}.${column}`);
  }
  expect(rows.length).toBeGreaterThan(100);
  expect(early).toEqual([]);
});

test.each([
  { NODE_ENV: 'production', TEST_CLOCK: 'on' },
  { NODE_ENV: 'production', TEST_CLOCK: 'on', PAYMENT_SANDBOX: 'on', BUILTIN_LOGIN: 'on', DEMO: 'off', PORT: '0' },
  { NODE_ENV: 'test', TEST_CLOCK: 'on', PORTONE_KEY: 'key', PORTONE_SECRET: 'secret' },
  { TEST_CLOCK: 'on', KAKAO_CLIENT_ID: 'id' },
])('a start with %j ends with a sentence', (env) => {
  expect(() => readConfig(env)).toThrow(/^TEST_CLOCK lets anybody move the time/);
});
