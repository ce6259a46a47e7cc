import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { type DatabaseProxy, startDatabaseProxy } from '../db/test-database-proxy';
import { countJobs, failedJobs } from './failed-jobs';
import { createJobs, type JobHandlers } from './jobs';
import { type JobLog, type JobRunner, startJobs } from './runner';
import { loseJobs } from './test-jobs';

declare module './jobs' {
  interface JobPayloads {
    'test.wait': Record<string, never>;
    'test.quick': Record<string, never>;
  }
}

const silent: JobLog = { warn() {}, error() {} };
const now = () => new Date();
const jobs = createJobs(now);
const patient = { timeout: 40_000, interval: 50 };

let database: TestDatabase;
let proxy: DatabaseProxy;
let runner: JobRunner;
let notes: string[] = [];
let finish: (error?: Error) => void = () => {};

const handlers: JobHandlers<{ log: JobLog; now: () => Date }, 'test.wait' | 'test.quick'> = {
  'test.wait': (_, __, { attempt, signal }) => {
    notes.push(`wait ${attempt}`);
    signal.addEventListener('abort', () => notes.push('cut'));
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
  await loseJobs(database.db);
});
afterAll(() => database.close());

async function start(more: { leaseMs?: number; runLimitMs?: number; limitMs?: number } = {}): Promise<void> {
  runner = await startJobs({
    url: proxy.url,
    deps: { log: silent, now },
    handlers,
    schedules: [],
    concurrency: 2,
    limitMs: 1000,
    leaseMs: 60_000,
    ...more,
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
  const from = performance.now();
  await runner.stop();
  expect(performance.now() - from).toBeLessThan(10_000);
});

test('what a stopping runner cannot end is told so, and given back at once as if it had not begun', async () => {
  await jobs.add(database.db, 'test.wait', {});
  await noted('wait 1');
  await runner.stop();
  expect(notes).toEqual(['wait 1', 'cut']);
  expect(await countJobs(database.db, now())).toMatchObject({ waiting: 1, running: 0, failing: 0 });
  await start();
  await noted('wait 1', 'cut', 'wait 1');
  finish();
});

test('a runner whose listening line died without a word stops at once', async () => {
  await runner.stop();
  await start({ limitMs: 15_000 });
  await jobs.add(database.db, 'test.quick', {});
  await noted('quick');
  proxy.freezeListening();
  const from = performance.now();
  await runner.stop();
  expect(performance.now() - from).toBeLessThan(5000);
});

test('a job that was given to this runner without its knowledge is freed and runs', async () => {
  await runner.stop();
  await start({ leaseMs: 2000 });
  await jobs.add(database.db, 'test.wait', {});
  await noted('wait 1');
  // The answer to its question was lost on the way.
  await jobs.add(database.db, 'test.quick', {}, { runAt: new Date(Date.now() + 3_600_000) });
  await sql`update jobs set run_at = ${now()}, attempts = 1, locked_until = now() + interval '1 second',
      locked_by = (select locked_by from jobs where locked_by is not null)
    where locked_by is null`.execute(database.db);
  await noted('wait 1', 'quick');
  // The one that it knows of is still its own.
  await vi.waitFor(async () => expect(await countJobs(database.db, now())).toMatchObject({ running: 1 }), patient);
  finish();
});

test('a run that hangs frees its worker, is told so, and is tried again', async () => {
  await runner.stop();
  await start({ runLimitMs: 300 });
  await jobs.add(database.db, 'test.wait', {});
  await vi.waitFor(() => expect(notes.slice(0, 3)).toEqual(['wait 1', 'cut', 'wait 2']), patient);
  const { lastError } = (await failedJobs(database.db))[0]!;
  expect(lastError).toBe('did not end within 0 s');
  finish();
});

test('a job whose lease went to another process is not ended by this one', async () => {
  await runner.stop();
  await start({ leaseMs: 2000 });
  await jobs.add(database.db, 'test.wait', {});
  await noted('wait 1');
  await sql`update jobs set locked_by = 'another', locked_until = now() + interval '1 hour'`.execute(database.db);
  await noted('wait 1', 'cut');
  finish();
  await jobs.add(database.db, 'test.quick', {});
  await noted('wait 1', 'cut', 'quick');
  expect(await countJobs(database.db, now())).toMatchObject({ running: 1 });
});

test('a runner that fails by itself is started again', async () => {
  expect(runner.moving()).toBe(true);
  await sql`alter table jobs rename to jobs_away`.execute(database.db);
  await vi.waitFor(() => expect(runner.restarts).toBeGreaterThan(0), patient);
  await sql`alter table jobs_away rename to jobs`.execute(database.db);
  await jobs.add(database.db, 'test.quick', {});
  await noted('quick');
  expect(runner.moving()).toBe(true);
});
