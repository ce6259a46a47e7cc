import { HOUR_MS } from '@mungchi/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { CHANNEL, createJobs, isWaiting } from './jobs';
import { completeJob, failJob, giveBack, releaseExpired, takeJobs } from './queue';
import { loseJobs } from './test-jobs';

declare module './jobs' {
  interface JobPayloads {
    'test.later': { text: string };
  }
}

const NOW = new Date('2026-11-19T03:00:00Z');
const LATER = new Date(NOW.getTime() + HOUR_MS);
const ME = 'me';

let database: TestDatabase;
/** What the runners of other nodes listen to. */
let listener: pg.Client;
const heard: string[] = [];
let marks = 0;
const jobs = createJobs(() => NOW);

beforeAll(async () => {
  database = await testDatabase();
  listener = new pg.Client(database.url);
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query(`listen ${CHANNEL}`);
});
beforeEach(async () => {
  await loseJobs(database.db);
  await wakeUps();
});
afterAll(async () => {
  await listener.end();
  await database.close();
});

/** How many came since the last look; they come in the order of their commits, so none is late that came before the mark. */
async function wakeUps(): Promise<number> {
  const mark = `mark ${++marks}`;
  await sql`select pg_notify(${CHANNEL}, ${mark})`.execute(database.db);
  await vi.waitFor(() => expect(heard).toContain(mark));
  return heard.splice(0, heard.indexOf(mark) + 1).length - 1;
}

const add = (text: string, options: Parameters<typeof jobs.add>[3] = {}) =>
  jobs.add(database.db, 'test.later', { text }, options);
const take = (limit = 10, now = NOW) => takeJobs(database.db, ME, { names: ['test.later'], now, limit });
const rows = async () => {
  const all = await database.db.selectFrom('jobs').selectAll().orderBy('id').execute();
  return all.map(({ payload, attempts, maxAttempts, runAt, key, lockedBy, lastError }) => ({
    text: (payload as { text: string }).text,
    runAt,
    key,
    state: lockedBy ? 'running' : attempts < maxAttempts ? 'waiting' : 'given up',
    attempts,
    lastError,
  }));
};
const isBooked = async (until?: Date) => {
  const { rows: found } = await sql<{ is: boolean }>`
    select ${isWaiting(sql`'k'`, until && sql`${until}`)} as is`.execute(database.db);
  return found[0]!.is;
};

test('beside one of its key that waits, whatever it has been through, the newest word counts', async () => {
  await add('first', { key: 'k' });
  const [job] = await take();
  await failJob(database.db, ME, job!, new Error('no'), NOW);
  expect(await rows()).toMatchObject([{ text: 'first', attempts: 1, lastError: 'no', state: 'waiting' }]);
  await add('second', { key: 'k', runAt: LATER });
  expect(await rows()).toEqual([
    { text: 'second', key: 'k', runAt: LATER, state: 'waiting', attempts: 0, lastError: null },
  ]);
  expect([await isBooked(), await isBooked(NOW), await isBooked(LATER)]).toEqual([true, false, true]);
});

test('beside one that runs it waits; the one that ran is gone however it ends', async () => {
  for (const end of [completeJob, (...given: Parameters<typeof completeJob>) => failJob(...given, 'no', NOW)]) {
    await loseJobs(database.db);
    await add('first', { key: 'k' });
    const [job] = await take();
    await add('second', { key: 'k', runAt: LATER });
    expect((await rows()).map(({ text, state }) => `${text} ${state}`)).toEqual(['first running', 'second waiting']);
    expect(await end(database.db, ME, job!)).toBe(true);
    expect((await rows()).map(({ text, state }) => `${text} ${state}`)).toEqual(['second waiting']);
  }
});

test('beside one that was given up it waits, and that one stays to be seen', async () => {
  await add('first', { key: 'k', maxAttempts: 1 });
  const [job] = await take();
  await failJob(database.db, ME, job!, new Error('no\0 paper'), NOW);
  expect(await isBooked()).toBe(false);
  await add('second', { key: 'k', runAt: LATER });
  expect((await rows()).map(({ text, state, lastError }) => `${text} ${state} ${lastError}`)).toEqual([
    'first given up no paper',
    'second waiting null',
  ]);
});

test('of two of one key that a dead process ran the newer one waits again, and none beside one that waits', async () => {
  for (const text of ['first', 'second']) {
    await add(text, { key: 'k' });
    await take();
  }
  await sql`update jobs set locked_until = now() - interval '1 second'`.execute(database.db);
  expect(await releaseExpired(database.db)).toBe(2);
  expect(await rows()).toMatchObject([{ text: 'second', state: 'waiting', attempts: 1 }]);
  await take();
  await add('third', { key: 'k', runAt: LATER });
  expect(await giveBack(database.db, ME)).toBe(1);
  expect(await rows()).toMatchObject([{ text: 'third', state: 'waiting' }]);
});

test('a job that kills its process is given up after its last attempt, and says so', async () => {
  await add('deadly', { maxAttempts: 1 });
  await take();
  await sql`update jobs set locked_until = now() - interval '1 second'`.execute(database.db);
  await releaseExpired(database.db);
  expect(await rows()).toMatchObject([{ state: 'given up', lastError: 'its process ended while it ran' }]);
});

test('a job that was given to somebody else is not ended', async () => {
  await add('mine');
  const [job] = await take();
  await giveBack(database.db, ME);
  const [again] = await takeJobs(database.db, 'another', { names: null, now: NOW, limit: 1 });
  expect(again!.attempts).toBe(1);
  expect([await completeJob(database.db, ME, job!), await failJob(database.db, ME, job!, 'no', NOW)]).toEqual([
    false,
    false,
  ]);
  expect(await rows()).toMatchObject([{ state: 'running' }]);
});

test('what is due is taken by its priority, then by its time; of a queue one at a time, by as many as ask at once', async () => {
  await add('later', { runAt: LATER });
  await add('clock', { priority: 5, runAt: new Date(NOW.getTime() - HOUR_MS) });
  for (const text of ['a', 'b', 'c']) await add(text, { queue: 'one after another' });
  await add('early', { runAt: new Date(NOW.getTime() - 1) });
  const taken = (await Promise.all([take(3), take(3), take(3)])).flat();
  const texts = taken.map(({ payload }) => (payload as { text: string }).text);
  expect(texts.filter((text) => 'abc'.includes(text))).toHaveLength(1);
  for (const job of taken) await completeJob(database.db, ME, job);
  const rest: string[] = [];
  for (let turn = 0; turn < 4; turn++)
    for (const job of await take()) {
      rest.push((job.payload as { text: string }).text);
      await completeJob(database.db, ME, job);
    }
  expect([...texts, ...rest].sort()).toEqual(['a', 'b', 'c', 'clock', 'early']);
  await add('clock', { priority: 5 });
  await add('now');
  await add('early', { runAt: new Date(NOW.getTime() - 1) });
  expect((await take()).map(({ payload }) => (payload as { text: string }).text)).toEqual(['early', 'now', 'clock']);
});

test('a job wakes the runners when it is due; one for later does not, and many wake them once', async () => {
  await add('now');
  expect(await wakeUps()).toBe(1);
  await add('now', { runAt: NOW });
  expect(await wakeUps()).toBe(1);
  await add('later', { runAt: LATER });
  const each = ['a', 'b', 'b'].map((key, nth) => ({ payload: { text: `${key} ${nth}` }, key }));
  await jobs.addEach(database.db, 'test.later', each, { runAt: LATER });
  expect(await wakeUps()).toBe(0);
  await jobs.addEach(database.db, 'test.later', each);
  expect(await wakeUps()).toBe(1);
  expect((await rows()).map(({ text }) => text)).toEqual(['now', 'now', 'later', 'a 0', 'b 2']);
});
