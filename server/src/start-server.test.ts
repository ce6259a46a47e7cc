import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config';
import { type TestDatabase, testDatabase } from './db/test-database';
import { startServer } from './start-server';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const start = (env: Record<string, string>) =>
  startServer(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    }),
  );

test('one connection for requests is enough to start, demo neighbourhood included', async () => {
  const server = await start({ DATABASE_POOL: '1', DEMO: 'on' });
  const { status } = await fetch(`${server.address}/readyz`);
  await server.stop();
  expect(status).toBe(200);
});
