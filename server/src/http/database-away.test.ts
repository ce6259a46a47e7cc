import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app';
import { type ConnectOptions, connect } from '../db/connect';
import { type TestApp, testApp } from '../test-app';
import { createMetrics } from './metrics';

let t: TestApp;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  t = await testApp();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => t.close());

async function appOn(url: string, options: ConnectOptions = {}) {
  const { db, pool, close } = connect(url, options);
  const app = await buildApp({ ...t.deps, db, metrics: createMetrics() });
  app.get('/slow', async () => sql`select pg_sleep(60)`.execute(db));
  ends.push(close, () => app.close());
  return { app, pool };
}

/** Says it is a database, and does this to whoever connects. */
async function standIn(greet: (socket: Socket) => void): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    greet(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/nothing`;
}

const UNAVAILABLE = { status: 503, code: 'UNAVAILABLE', message: expect.any(String) };

test.each([
  ['resets', (socket: Socket) => void socket.resetAndDestroy()],
  ['resets once it is spoken to', (socket: Socket) => void socket.once('data', () => socket.resetAndDestroy())],
  ['hangs up once it is spoken to', (socket: Socket) => void socket.once('data', () => socket.end())],
  ['says nothing', (socket: Socket) => void socket.resume()],
])('a database that %s while one connects is unavailable', async (_, greet) => {
  const { app } = await appOn(await standIn(greet), { limitMs: 200 });
  expect((await app.inject({ url: '/api/users/1' })).json()).toEqual(UNAVAILABLE);
});

test('so is one whose connections are all taken', async () => {
  const { app, pool } = await appOn(t.database.url, { max: 1, limitMs: 200 });
  const taken = await pool.connect();
  expect((await app.inject({ url: '/api/users/1' })).json()).toEqual(UNAVAILABLE);
  taken.release();
});

test('so is one that takes too long, or ends the connection meanwhile', async () => {
  const { app } = await appOn(t.database.url, { limitMs: 200 });
  expect((await app.inject({ url: '/slow' })).json()).toEqual(UNAVAILABLE);

  const { app: patient } = await appOn(t.database.url);
  const answer = patient.inject({ url: '/slow' });
  await vi.waitFor(async () => {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'select pg_sleep%' and state = 'active' and datname = current_database()`.execute(t.db);
    expect(rows.length).toBeGreaterThan(0);
  });
  expect((await answer).json()).toEqual(UNAVAILABLE);
});

test('a caller who leaves in the middle of a body is no fault', async () => {
  const { app } = await appOn(t.database.url);
  const codes: unknown[] = [];
  app.addHook('onError', async (_request, _reply, error) => void codes.push(error.code));
  const statuses: number[] = [];
  app.addHook('onSend', async (_request, reply) => void statuses.push(reply.statusCode));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const reached = once(app.server, 'request');
  const client = dial((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write(
    'POST /api/ml/chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  await reached;
  client.destroy();
  await vi.waitFor(() => expect(codes).toEqual(['ECONNRESET']));
  await vi.waitFor(() => expect(statuses).toEqual([400]));
});
