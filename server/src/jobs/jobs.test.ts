import { DAY_MS } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { countJobs, failedJobs, retryJob } from './failed-jobs';
import { createJobs, type JobHandlers } from './jobs';
import type { JobOutcome } from './queue';
import { type JobRunner, startJobs } from './runner';
import { loseJobs } from './test-jobs';
import { runDueJobs } from './test-run-due-jobs';

declare module './jobs' {
  interface JobPayloads {
    'test.note': { text: string };
    'test.fail': { times: number };
    'test.tick': Record<string, never>;
  }
}

type Names = 'test.note' | 'test.fail' | 'test.tick';
const silent = { warn() {}, error() {} };

let database: TestDatabase;
let runners: JobRunner[] = [];
let notes: string[] = [];
let clock = new Date('2026-03-01T00:00:00Z');

const deps = () => ({ db: database.db, log: silent, now: () => clock });
type Deps = ReturnType<typeof deps>;
const jobs = createJobs(() => clock);

const handlers: JobHandlers<Deps, Names> = {
  'test.note': async (_, { text }) => {
    notes.push(text);
  },
  'test.fail': async (_, { times }, { attempt }) => {
    if (attempt <= times) throw new Error(`attempt ${attempt}`);
    notes.push(`worked at ${attempt}`);
  },
  'test.tick': async () => {
    notes.push('tick');
  },
};

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  notes = [];
  clock = new Date('2026-03-01T00:00:00Z');
  await loseJobs(database.db);
});
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await database.close();
});

async function start(onOutcome?: (outcome: JobOutcome) => void): Promise<void> {
  runners.push(
    await startJobs({ url: database.url, deps: deps(), handlers, schedules: [], concurrency: 2, onOutcome }),
  );
}

const isEmpty = async () => {
  const { waiting, running } = await countJobs(database.db, new Date());
  expect(waiting + running).toBe(0);
};

test('two runners on one database run each job once', async () => {
  await start();
  await start();
  await database.db.transaction().execute(async (tx) => {
    for (let i = 0; i < 100; i++) await jobs.add(tx, 'test.note', { text: `${i}` });
  });
  await vi.waitFor(isEmpty, { timeout: 40_000, interval: 50 });
  expect(notes.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 100 }, (_, i) => `${i}`));
});

test('a job waits behind those of its own lane, and no others', async () => {
  let finish: () => void = () => {};
  const slow: JobHandlers<Deps, Names> = {
    ...handlers,
    'test.fail': async () => {
      notes.push('waits for somebody');
      await new Promise<void>((resolve) => (finish = resolve));
    },
  };
  const lanes = [{ workers: 1, jobs: ['test.fail'] as const }];
  runners.push(
    await startJobs({ url: database.url, deps: deps(), handlers: slow, schedules: [], concurrency: 1, lanes }),
  );
  for (let n = 0; n < 3; n++) await jobs.add(database.db, 'test.fail', { times: 0 });
  await vi.waitFor(() => expect(notes).toEqual(['waits for somebody']), { timeout: 10_000 });
  await jobs.add(database.db, 'test.note', { text: 'beside it' });
  await vi.waitFor(() => expect(notes).toEqual(['waits for somebody', 'beside it']), { timeout: 10_000 });
  await database.db.deleteFrom('jobs').where('lockedBy', 'is', null).execute();
  finish();
  await vi.waitFor(isEmpty);
});

test('a job of a rolled back transaction never runs', async () => {
  const failed = database.db.transaction().execute(async (tx) => {
    await jobs.add(tx, 'test.note', { text: 'never' });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await jobs.add(database.db, 'test.note', { text: 'later' });
  await start();
  await vi.waitFor(isEmpty, { timeout: 40_000, interval: 50 });
  expect(notes).toEqual(['later']);
});

test('a failing job is tried again, and reports every attempt', async () => {
  const outcomes: string[] = [];
  await start(({ outcome }) => outcomes.push(outcome));
  await jobs.add(database.db, 'test.fail', { times: 1 });
  await vi.waitFor(async () => expect((await failedJobs(database.db)).length).toBe(1), {
    timeout: 40_000,
    interval: 20,
  });
  expect(outcomes).toEqual(['failed']);
  clock = new Date(clock.getTime() + 60_000);
  await vi.waitFor(() => expect(notes).toEqual(['worked at 2']), { timeout: 40_000, interval: 50 });
  expect(outcomes).toEqual(['failed', 'done']);
});

test('a job that failed for the last time stays visible and can be given another chance', async () => {
  await jobs.add(database.db, 'test.fail', { times: 1 }, { maxAttempts: 1 });
  const outcomes = await runDueJobs(deps(), handlers);
  expect(outcomes.map(({ job, outcome }) => [job, outcome])).toEqual([['test.fail', 'gave-up']]);

  const [failed] = await failedJobs(database.db);
  expect(failed).toMatchObject({ job: 'test.fail', attempts: 1, gaveUp: true, lastError: 'attempt 1' });
  expect(await countJobs(database.db, new Date())).toMatchObject({ gaveUp: 1, waiting: 0 });
  expect(await retryJob(database.db, failed!.id, new Date())).toBe(true);
  expect(await countJobs(database.db, new Date())).toMatchObject({ gaveUp: 0, waiting: 1 });
});

test('the test clock decides what is due', async () => {
  await jobs.add(database.db, 'test.note', { text: 'now' });
  await jobs.add(database.db, 'test.note', { text: 'in two days' }, { runAt: new Date(clock.getTime() + 2 * DAY_MS) });
  await runDueJobs(deps(), handlers);
  expect(notes).toEqual(['now']);
  clock = new Date(clock.getTime() + 2 * DAY_MS);
  await runDueJobs(deps(), handlers);
  expect(notes).toEqual(['now', 'in two days']);
});

test('by the test clock, a failed job waits for its pause', async () => {
  await jobs.add(database.db, 'test.fail', { times: 1 });
  expect((await runDueJobs(deps(), handlers)).length).toBe(1);
  expect(await runDueJobs(deps(), handlers)).toEqual([]);
  clock = new Date(clock.getTime() + 60_000);
  await runDueJobs(deps(), handlers);
  expect(notes).toEqual(['worked at 2']);
});

test('a key holds one waiting job: the newest word counts, and it can be taken back', async () => {
  await jobs.add(database.db, 'test.note', { text: 'first' }, { key: 'k' });
  await jobs.add(database.db, 'test.note', { text: 'second' }, { key: 'k' });
  await jobs.add(database.db, 'test.note', { text: 'gone' }, { key: 'other' });
  await jobs.remove(database.db, 'other');
  await runDueJobs(deps(), handlers);
  expect(notes).toEqual(['second']);
});

test('a schedule fires, also for a run missed while nothing was running', async () => {
  const schedules = [{ job: 'test.tick' as const, cron: '* * * * *', catchUpMs: 3_600_000 }];
  const runner = await startJobs({ url: database.url, deps: deps(), handlers, schedules });
  await runner.stop();
  await database.db
    .updateTable('jobSchedules')
    .set({ bookedUntil: new Date(clock.getTime() - 600_000) })
    .execute();
  runners.push(await startJobs({ url: database.url, deps: deps(), handlers, schedules }));
  await vi.waitFor(() => expect(notes).toContain('tick'), { timeout: 40_000, interval: 50 });
});

test('a job held by a killed runner is freed and runs', async () => {
  await jobs.add(database.db, 'test.note', { text: 'orphan' });
  await sql`update jobs
    set attempts = 1, locked_by = 'one that is dead', locked_until = now() - interval '1 second'`.execute(database.db);
  await start();
  await vi.waitFor(() => expect(notes).toEqual(['orphan']), { timeout: 40_000, interval: 50 });
});

test('a job held by a living runner is left to it', async () => {
  let finish = () => {};
  const slow: JobHandlers<Deps, Names> = {
    ...handlers,
    'test.note': (_, { text }) =>
      new Promise((resolve) => {
        notes.push(text);
        finish = resolve;
      }),
  };
  runners.push(await startJobs({ url: database.url, deps: deps(), handlers: slow, schedules: [] }));
  await jobs.add(database.db, 'test.note', { text: 'mine' });
  await vi.waitFor(() => expect(notes).toEqual(['mine']), { timeout: 40_000, interval: 20 });

  await start();
  await jobs.add(database.db, 'test.tick', {});
  await vi.waitFor(() => expect(notes).toContain('tick'), { timeout: 40_000, interval: 20 });
  // A job that has done its work is running until that is written.
  await vi.waitFor(async () =>
    expect(await countJobs(database.db, new Date())).toMatchObject({ running: 1, waiting: 0 }),
  );
  finish();
  await vi.waitFor(isEmpty, { timeout: 40_000, interval: 50 });
  expect(notes.filter((note) => note === 'mine')).toEqual(['mine']);
});
