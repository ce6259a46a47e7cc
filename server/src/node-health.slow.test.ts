import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from './config';
import { type TestDatabase, testDatabase } from './db/test-database';
import { type DatabaseProxy, startDatabaseProxy } from './db/test-database-proxy';
import { startServer } from './start-server';

type Server = Awaited<ReturnType<typeof startServer>>;

let database: TestDatabase;
let proxy: DatabaseProxy;
let server: Server;

beforeAll(async () => {
  database = await testDatabase();
  proxy = await startDatabaseProxy(database.url);
  server = await start({ DATABASE_URL: proxy.url, DATABASE_TIMEOUT_SECONDS: '1' });
});
afterAll(async () => {
  await server?.stop();
  await proxy?.close();
  await database.close();
});

const start = (env: Record<string, string>) =>
  startServer(readConfig({ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', DEMO: 'off', LOG_LEVEL: 'silent', ...env }));

async function readiness(of: Server = server) {
  const response = await fetch(`${of.address}/readyz`);
  return { http: response.status, ...((await response.json()) as { status: string; parts: object }) };
}
const metrics = async (of: Server = server) => (await fetch(`${of.address}/metrics`)).text();
const READY = { http: 200, status: 'ok', parts: { database: 'ok', chat: 'ok', jobs: 'ok' } };

test('a node that works says so part by part, and its figures are there', async () => {
  expect(await readiness()).toEqual(READY);
  const text = await metrics();
  for (const line of [
    'jobs_oldest_due_seconds 0',
    'job_runner_up 1',
    'job_runner_restarts_total 0',
    'refunds_waiting 0',
    'refunds_oldest_seconds 0',
    'payouts_open 0',
    'payouts_open_won 0',
    'payouts_oldest_seconds 0',
    'chat_batch_age_seconds 0',
    'database_connections{pool="requests",state="waiting"} 0',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
});

test('without the database: not ready, calls are refused, and the figures that need none are still there', async () => {
  proxy.cut();
  expect(await readiness()).toMatchObject({
    http: 503,
    status: 'unavailable',
    parts: { database: 'down', chat: 'down' },
  });
  const refused = await fetch(`${server.address}/api/group-boards/1`);
  expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })]);
  const text = await metrics();
  expect(text).toContain('http_request_duration_seconds_bucket');
  expect(text).not.toMatch(/^(jobs\{|refunds_waiting |payouts_open )/m);
  proxy.heal();
  await vi.waitFor(async () => expect(await readiness()).toEqual(READY), { timeout: 40_000, interval: 100 });
});

test('not ready while no jobs are run', async () => {
  await vi.waitFor(
    async () => {
      await sql`select pg_notify('worker:migrate', '{"breaking":true,"migrationNumber":999}')`.execute(database.db);
      expect(await readiness()).toMatchObject({ http: 503, parts: { database: 'ok', jobs: 'down' } });
    },
    { timeout: 40_000, interval: 100 },
  );
  process.exitCode = undefined;
  await vi.waitFor(async () => expect(await readiness()).toEqual(READY), { timeout: 40_000, interval: 100 });
  expect(await metrics()).toMatch(/^job_runner_restarts_total [1-9]/m);
});

test('without Redis a node is ready, and says what it lacks', async () => {
  const alone = await start({ DATABASE_URL: database.url, REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await readiness(alone)).toMatchObject({
    http: 200,
    status: 'ok',
    parts: { database: 'ok', redis: 'degraded' },
  });
  expect(await metrics(alone)).toContain('redis_up 0\n');
  await alone.stop();
});

test('calls refused by a limit are counted', async () => {
  const strict = await start({ DATABASE_URL: database.url, RATE_LIMIT_FACTOR: '0.001' });
  const call = () => fetch(`${strict.address}/api/auth/reissue`, { method: 'POST' });
  await call();
  expect((await call()).status).toBe(429);
  expect(await metrics(strict)).toContain('rate_limit_refusals_total{method="POST",route="/api/auth/reissue"} 1\n');
  await strict.stop();
});

test('told to stop, a node says so and asks who is connected to move, before it closes', async () => {
  const leaving = await start({ DATABASE_URL: database.url, DRAIN_SECONDS: '3' });
  const socket = new WebSocket(`${leaving.address.replace('http', 'ws')}/ws/chat/websocket`);
  await once(socket, 'open');
  const moved = once(socket, 'close').then(async ([code]) => ({ code, ...(await readiness(leaving)) }));
  const stopped = leaving.stop();
  expect(await readiness(leaving)).toEqual({ http: 503, status: 'stopping', parts: {} });
  expect((await fetch(`${leaving.address}/healthz`)).status).toBe(200);
  expect(await moved).toEqual({ code: 1001, http: 503, status: 'stopping', parts: {} });
  await stopped;
  await expect(fetch(`${leaving.address}/healthz`)).rejects.toThrow();
});
