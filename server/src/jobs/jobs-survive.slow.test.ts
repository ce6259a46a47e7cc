import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { type DatabaseProxy, startDatabaseProxy } from '../db/test-database-proxy';
import { countJobs } from './failed-jobs';
import type { JobHandlers } from './job-handler';
import { createJobs } from './jobs';
import { type JobRunner, startJobs } from './start-jobs';

declare module './jobs' {
  interface JobPayloads {
    'test.wait': Record<string, never>;
    'test.quick': Record<string, never>;
  }
}

const silent = { warn() {}, error() {} };
const jobs = createJobs(() => new Date(0));
const patient = { timeout: 40_000, interval: 50 };

let database: TestDatabase;
let proxy: DatabaseProxy;
let runner: JobRunner;
let notes: string[] = [];
let finish: (error?: Error) => void = () => {};

const handlers: JobHandlers<{ log: typeof silent }, 'test.wait' | 'test.quick'> = {
  'test.wait': (_, __, { attempt }) => {
    notes.push(`wait ${attempt}`);
    return new Promise((resolve, reject) => {
      finish = (error) => (error ? reject(error) : resolve());
    });
  },
  'test.quick': async () => {
    notes.push('quick');
  },
};

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  notes = [];
  proxy = await startDatabaseProxy(database.url);
  await start();
});
afterEach(async () => {
  await runner.stop();
  await proxy.close();
  await sql`delete from graphile_worker._private_jobs`.execute(database.db);
});
afterAll(() => database.close());

async function start(forgottenMs = 60_000, limitMs = 1000): Promise<void> {
  runner = await startJobs({
    url: proxy.url,
    deps: { log: silent },
    handlers,
    schedules: [],
    concurrency: 2,
    limitMs,
    lease: { sweepMs: 100, forgottenMs },
  });
}

const isEmpty = async () => {
  const { waiting, running } = await countJobs(database.db, new Date());
  expect(waiting + running).toBe(0);
};
const noted = (...expected: string[]) => vi.waitFor(() => expect(notes).toEqual(expected), patient);
const lost = () => vi.waitFor(() => expect(proxy.open).toBe(0), patient);

// Whatever is rejected with nobody to catch it fails the run, as it ends the process.
test('a job that ends while the database is away is done once it is back, and the next one runs', async () => {
  await jobs.add(database.db, 'test.wait', {});
  await noted('wait 1');
  proxy.cut();
  await lost();
  finish();
  proxy.heal();
  await vi.waitFor(isEmpty, patient);
  await jobs.add(database.db, 'test.quick', {});
  await noted('wait 1', 'quick');
});

test('a job that fails while the database is away is tried again once it is back', async () => {
  await jobs.add(database.db, 'test.wait', {});
  await noted('wait 1');
  proxy.cut();
  await lost();
  finish(new Error('the provider did not answer'));
  proxy.heal();
  await noted('wait 1', 'wait 2');
  finish();
  await vi.waitFor(isEmpty, patient);
});

test('connections that hang are replaced', async () => {
  await jobs.add(database.db, 'test.wait', {});
  await noted('wait 1');
  proxy.freeze();
  finish();
  await vi.waitFor(isEmpty, patient);
  await jobs.add(database.db, 'test.quick', {});
  await vi.waitFor(() => expect(notes).toContain('quick'), patient);
});

test('the runner can be stopped while the database is away and a job waits to be reported', async () => {
  await jobs.add(database.db, 'test.wait', {});
  await noted('wait 1');
  proxy.cut();
  await lost();
  finish();
  await runner.stop();
});

test('a runner whose listening line died without a word stops at once', async () => {
  await runner.stop();
  await start(60_000, 15_000);
  await jobs.add(database.db, 'test.quick', {});
  await noted('quick');
  proxy.freezeListening();
  const from = performance.now();
  await runner.stop();
  expect(performance.now() - from).toBeLessThan(5000);
});

test('a job that was given to this runner without its knowledge is freed and runs', async () => {
  await runner.stop();
  await start(300);
  await jobs.add(database.db, 'test.wait', {});
  await noted('wait 1');
  // The answer to its question was lost on the way.
  await jobs.add(database.db, 'test.quick', {}, { runAt: new Date(Date.now() + 3_600_000) });
  await sql`update graphile_worker._private_jobs job set run_at = now(), attempts = 1, locked_at = now() - interval '1 minute',
      locked_by = (select locked_by from graphile_worker._private_jobs where locked_by is not null)
    where locked_by is null`.execute(database.db);
  await noted('wait 1', 'quick');
  // The runner reports a finished job after its handler has returned.
  await vi.waitFor(async () => expect(await countJobs(database.db, new Date())).toMatchObject({ running: 1 }), patient);
  finish();
});

test('a runner that stops by itself is started again', async () => {
  expect(runner.moving()).toBe(true);
  await vi.waitFor(async () => {
    await sql`select pg_notify('worker:migrate', '{"breaking":true,"migrationNumber":999}')`.execute(database.db);
    expect(runner.moving()).toBe(false);
  }, patient);
  await vi.waitFor(() => expect(runner.restarts).toBe(1), patient);
  await jobs.add(database.db, 'test.quick', {});
  await noted('quick');
  expect(runner.moving()).toBe(true);
  process.exitCode = undefined;
});
