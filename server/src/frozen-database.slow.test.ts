import type { RoomId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TestMember } from './chat/test-member';
import { testRoom } from './chat/test-rooms';
import { readConfig } from './config';
import { type DatabaseProxy, startDatabaseProxy } from './db/test-database-proxy';
import { startServer } from './start-server';
import { type Person, type TestApp, testApp } from './test-app';

let t: TestApp;
let proxy: DatabaseProxy;
let server: Awaited<ReturnType<typeof startServer>>;
let leader: Person;
let member: TestMember;
let roomId: RoomId;

beforeAll(async () => {
  t = await testApp({ now: new Date() });
  leader = await t.person();
  roomId = await testRoom(t.deps, leader);
  proxy = await startDatabaseProxy(t.database.url);
  server = await start(proxy.url, { DATABASE_TIMEOUT_SECONDS: '1', DATABASE_POOL: '2' });
  member = new TestMember({ addresses: () => [server.address], token: leader.token, roomId });
  member.start();
});
afterAll(async () => {
  await member?.stop();
  await server?.stop();
  await proxy?.close();
  await t.close();
});

const start = (url: string, env: Record<string, string>) =>
  startServer(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: url,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000000',
      ...env,
    }),
  );
const call = (path: string, init: RequestInit = {}) =>
  fetch(`${server.address}${path}`, { ...init, headers: { authorization: `Bearer ${leader.token}` } });
const readBoard = () => call(`/api/group-boards/${roomId}`);
const settled = () => vi.waitFor(() => expect(member.settled).toBe(true), { timeout: 30_000, interval: 20 });

test('a database that hangs costs one answer; requests and chat go on over new connections', async () => {
  await settled();
  member.say('before');
  await settled();
  // Both connections for requests are open.
  const warm = await Promise.all([readBoard(), readBoard(), readBoard(), readBoard()]);
  expect(warm.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

  proxy.freeze();
  member.say('while nothing answers');
  const hanging = await readBoard();
  expect(hanging.status).toBe(503);
  expect(await hanging.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await readBoard()).status).toBe(200);

  await settled();
  member.say('after');
  await settled();
  const { rows } = await t.database.pool.query(
    `select body from messages where room_id = $1 and type = 'TEXT' order by seq`,
    [roomId],
  );
  expect(rows.map(({ body }) => body)).toEqual(['before', 'while nothing answers', 'after']);
});

test('while the database hangs calls are refused at once, and it is over when it answers', async () => {
  const hung = await start(proxy.url, { DATABASE_POOL: '2' });
  const read = () => fetch(`${hung.address}/api/group-boards/${roomId}`);
  expect((await read()).status).toBe(200);
  const speaker = new TestMember({ addresses: () => [hung.address], token: leader.token, roomId });
  speaker.start();
  await vi.waitFor(() => expect(speaker.settled).toBe(true), { timeout: 30_000, interval: 20 });
  proxy.hang();
  const first = read();
  await vi.waitFor(async () => expect((await fetch(`${hung.address}/readyz`)).status).toBe(503), { timeout: 20_000 });
  await vi.waitFor(
    async () => {
      const from = performance.now();
      expect((await read()).status).toBe(503);
      expect(performance.now() - from).toBeLessThan(1000);
    },
    { timeout: 20_000 },
  );
  // So is a message, which its sender keeps.
  speaker.say('while the database hangs');
  await vi.waitFor(() => expect(speaker.refused).toContain('UNAVAILABLE'));
  proxy.heal();
  await vi.waitFor(async () => expect((await read()).status).toBe(200), { timeout: 20_000 });
  await vi.waitFor(() => expect(speaker.settled).toBe(true), { timeout: 20_000, interval: 20 });
  await first;
  await speaker.stop();
  await hung.stop();
});

test('a statement that waits too long is refused with 503', async () => {
  const holder = await t.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from boards where id = $1 for update', [roomId]);
  const waiting = await call(`/api/group-boards/${roomId}/cancel`, { method: 'POST' });
  expect(waiting.status).toBe(503);
  await holder.query('rollback');
  holder.release();
});

test('chat does not wait behind requests that hold every connection', async () => {
  const busy = await start(t.database.url, { DATABASE_POOL: '1' });
  const speaker = new TestMember({ addresses: () => [busy.address], token: leader.token, roomId });
  speaker.start();
  await vi.waitFor(() => expect(speaker.settled).toBe(true), { timeout: 30_000, interval: 20 });

  const other = await testRoom(t.deps, leader);
  const holder = await t.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from boards where id = $1 for update', [other]);
  const headers = { authorization: `Bearer ${leader.token}` };
  let answered = false;
  const request = fetch(`${busy.address}/api/group-boards/${other}/cancel`, { method: 'POST', headers }).finally(() => {
    answered = true;
  });
  await vi.waitFor(async () => {
    const { rows } = await t.database.pool.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows[0].n).toBe(1);
  });
  speaker.say('while the only connection waits');
  await vi.waitFor(() => expect(speaker.settled).toBe(true), { timeout: 30_000, interval: 20 });
  expect(answered).toBe(false);

  await holder.query('rollback');
  holder.release();
  await request;
  await speaker.stop();
  await busy.stop();
});
