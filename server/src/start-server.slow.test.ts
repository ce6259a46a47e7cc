import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';
import { type TestDatabase, testDatabase } from './db/test-database';
import { createLog, type Logger } from './log';
import { startServer } from './start-server';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const start = (env: Record<string, string>, log?: Logger) =>
  startServer(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    }),
    log,
  );

test('one connection for requests is enough to start, demo neighbourhood included', async () => {
  const server = await start({ DATABASE_POOL: '1', DEMO: 'on' });
  const { status } = await fetch(`${server.address}/readyz`);
  await server.stop();
  expect(status).toBe(200);
});

test('a production start that lacks something ends before anything is touched', async () => {
  await expect(start({ NODE_ENV: 'production', DATABASE_URL: 'postgres://nowhere.invalid/none' })).rejects.toThrow(
    ConfigError,
  );
});

test('a start says in one warning what stands in', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  const log = createLog('warn', destination);
  const server = await start({ DEMO: 'off' }, log);
  await server.stop();
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /standing in/.test(msg));
  expect(warnings).toEqual([
    expect.objectContaining({
      level: 40,
      standIns: ['identity', 'payments', 'places', 'assistant', 'limits', 'pictures'],
    }),
  ]);
});

test('a start in production says when its own role could switch the append-only triggers off', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const env = { NODE_ENV: 'production', WEB_ORIGIN: 'http://localhost', TRUST_PROXY: 'none', DRAIN_SECONDS: '0' };
  const server = await start({ ...env, PAYMENT_SANDBOX: 'on', BUILTIN_LOGIN: 'on' }, log);
  await server.stop();
  const owned = ['audit', 'audit_log', 'ledger_entries', 'ledger_sets'];
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ owned, msg: expect.stringContaining('deploy/append-only.sql') }),
  );
});
