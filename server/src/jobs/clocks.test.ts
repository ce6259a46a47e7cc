import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { transact } from '../db/transaction';
import type { ClockTable } from './clock';
import { clockJobs, createClocks } from './clocks';
import { createJobs } from './jobs';
import { runDueJobs } from './test-run-due-jobs';

declare module './jobs' {
  interface JobPayloads {
    'test.day-clock': { id: number };
    'test.any-clock': { id: number };
    'jobs.find-clocks': Record<string, never>;
  }
}

type Names = 'test.day-clock' | 'test.any-clock';
type Thing = { dues: Date[]; says?: 'asleep'; fails?: number; isOfDay?: true };

let database: TestDatabase;
let now: Date;
let things: Map<number, Thing>;
let steps: string[];
let warned: object[];
const at = (local: string) => new Date(`2026-11-${local}:00.000+09:00`);

const jobs = createJobs(() => now);
const deps = () => ({
  db: database.db,
  jobs,
  now: () => now,
  log: { warn: (fields: object) => void warned.push(fields), error() {} },
});
type Deps = ReturnType<typeof deps>;

/** Each step strikes off what is due. */
const clock = (name: string, byDay: boolean): ClockTable<Deps, Names>[Names] => ({
  byDay,
  due: async (_, __, id) => things.get(id)?.dues[0] ?? null,
  async step(_, id) {
    const thing = things.get(id)!;
    if (thing.says) return thing.says;
    thing.fails = (thing.fails ?? 0) - 1;
    if (thing.fails >= 0) throw new Error(`step of ${id}`);
    if (thing.dues[0]! <= now) steps.push(`${name} ${id} ${thing.dues.shift()!.toISOString().slice(8, 16)}`);
    return undefined;
  },
  lost: async () => [...things].filter(([, { isOfDay }]) => byDay || !isOfDay).map(([id]) => id),
});
const TABLE = { 'test.day-clock': clock('day', true), 'test.any-clock': clock('any', false) };
const table = TABLE as unknown as ClockTable<Deps>;
const clocks = createClocks<Deps>(table, deps);
const handlers = clockJobs<Deps>(table);
const run = (local: string) => {
  now = at(local);
  return runDueJobs(deps(), handlers as never);
};
const book = (name: Names, id: number) => transact(database.db, (tx) => clocks.book(tx, name as never, id as never));
const waiting = async () => {
  const { rows } = await sql<{ key: string; runAt: Date }>`
    select key, run_at from jobs order by run_at, key`.execute(database.db);
  return rows.map(({ key, runAt }) => `${key} ${runAt.toISOString().slice(8, 16)}`);
};

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = at('16T12:00');
  things = new Map();
  [steps, warned] = [[], []];
  await sql`delete from jobs`.execute(database.db);
});
afterAll(() => database.close());

test('booked at its next step, taken then, and booked for the one after it; at the end nothing waits', async () => {
  things.set(1, { dues: [at('17T21:00'), at('19T21:00')] });
  await book('test.day-clock', 1);
  expect(await waiting()).toEqual(['test.day-clock 1 17T12:00']);
  await run('17T20:59');
  expect(steps).toEqual([]);
  await run('17T21:00');
  expect(await waiting()).toEqual(['test.day-clock 1 19T12:00']);
  await run('26T21:00');
  expect(steps).toEqual(['day 1 17T12:00', 'day 1 19T12:00']);
  expect(await waiting()).toEqual([]);
});

test('booked again it is one job, for the earlier time', async () => {
  const thing: Thing = { dues: [at('19T21:00')] };
  things.set(1, thing);
  await book('test.day-clock', 1);
  thing.dues = [at('17T21:00')];
  await book('test.day-clock', 1);
  expect(await waiting()).toEqual(['test.day-clock 1 17T12:00']);
});

test('for a later time nothing is booked: the job that waits asks and goes on; one given up is no job', async () => {
  const thing: Thing = { dues: [at('17T21:00')] };
  things.set(1, thing);
  await book('test.day-clock', 1);
  thing.dues = [at('19T21:00')];
  await book('test.day-clock', 1);
  expect(await waiting()).toEqual(['test.day-clock 1 17T12:00']);
  await run('17T21:00');
  expect([steps, await waiting()]).toEqual([[], ['test.day-clock 1 19T12:00']]);
  await sql`update jobs set attempts = max_attempts, run_at = ${at('18T21:00')}`.execute(database.db);
  await book('test.day-clock', 1);
  expect(await waiting()).toContain('test.day-clock 1 19T12:00');
  await run('19T21:00');
  expect(steps).toEqual(['day 1 19T12:00']);
});

test('a deadline that moved back: the job finds nothing due, and waits again', async () => {
  const thing: Thing = { dues: [at('17T21:00')] };
  things.set(1, thing);
  await book('test.day-clock', 1);
  thing.dues = [at('19T21:00')];
  await run('17T21:00');
  expect([steps, await waiting()]).toEqual([[], ['test.day-clock 1 19T12:00']]);
});

test('at night what people notice waits for the morning, whoever booked or runs it', async () => {
  things.set(1, { dues: [at('17T02:00')] });
  await book('test.day-clock', 1);
  await book('test.any-clock', 1);
  expect(await waiting()).toEqual(['test.any-clock 1 16T17:00', 'test.day-clock 1 17T00:00']);
  await jobs.remove(database.db, 'test.any-clock 1');
  await jobs.add(database.db, 'test.day-clock', { id: 1 }, { key: 'test.day-clock 1', runAt: at('16T21:50') });
  await run('17T02:30');
  expect([steps, await waiting()]).toEqual([[], ['test.day-clock 1 17T00:00']]);
  await run('17T09:00');
  expect(steps).toEqual(['day 1 16T17:00']);
  things = new Map([[2, { dues: [at('17T02:00')], isOfDay: true }]]);
  await jobs.add(database.db, 'jobs.find-clocks', {}, { runAt: at('17T23:05') });
  await run('17T23:05');
  expect(await waiting()).toEqual(['test.day-clock 2 18T00:00']);
});

test('one whose step fails stops no other, and is tried again', async () => {
  things.set(1, { dues: [at('17T21:00')], fails: 1 });
  things.set(2, { dues: [at('17T21:00')] });
  await book('test.day-clock', 1);
  await book('test.day-clock', 2);
  const outcomes = await run('17T21:00');
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['failed', 'done']);
  expect(steps).toEqual(['day 2 17T12:00']);
  await run('17T21:01');
  expect(steps).toEqual(['day 2 17T12:00', 'day 1 17T12:00']);
});

test('this clock is behind the database’s: nothing is done too early, and it is not asked without a pause', async () => {
  things.set(1, { dues: [at('17T21:00')] });
  await book('test.day-clock', 1);
  now = at('17T20:00');
  await sql`update jobs set run_at = ${at('17T20:00')}`.execute(database.db);
  await runDueJobs(deps(), handlers as never);
  expect(await waiting()).toEqual(['test.day-clock 1 17T12:00']);
  const early = {
    id: '1',
    attempt: 1,
    lastAttempt: false,
    runAt: at('17T21:00'),
    signal: new AbortController().signal,
  };
  await (handlers as never as Record<string, (...of: unknown[]) => Promise<void>>)['test.day-clock']!(
    deps(),
    { id: 1 },
    early,
  );
  expect([steps, await waiting()]).toEqual([[], ['test.day-clock 1 17T12:01']]);
});

test('the search gives a job to each that has none, every time', async () => {
  things.set(1, { dues: [at('15T21:00')] });
  await jobs.add(database.db, 'jobs.find-clocks', {});
  await run('16T12:00');
  expect(steps).toEqual(['day 1 15T12:00']);
  expect(warned).toEqual([
    { clock: 'test.day-clock', found: 1 },
    { clock: 'test.any-clock', found: 1 },
  ]);
  things.set(1, { dues: [at('15T21:00')] });
  await jobs.add(database.db, 'jobs.find-clocks', {});
  await run('16T12:00');
  expect(steps).toEqual(['day 1 15T12:00', 'day 1 15T12:00']);
});

test('who stands still is not waited for', async () => {
  things.set(1, { dues: [at('16T12:00')], says: 'asleep' });
  await book('test.day-clock', 1);
  await run('16T12:00');
  expect([steps, await waiting()]).toEqual([[], []]);
});
