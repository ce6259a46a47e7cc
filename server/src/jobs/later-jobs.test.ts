import { HOUR_MS } from '@mungchi/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { type AddJobOptions, createJobs } from './jobs';

declare module './jobs' {
  interface JobPayloads {
    'test.later': { text: string };
  }
}

const NOW = new Date('2026-11-19T03:00:00Z');
const SOON = new Date(NOW.getTime() + 5_000);
const LATER = new Date(NOW.getTime() + HOUR_MS);

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
  await listener.query('listen "jobs:insert"');
});
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(database.db);
  await wakeUps();
});
afterAll(async () => {
  await listener.end();
  await database.close();
});

/** How many came since the last look; they come in the order of their commits, so none is late that came before the mark. */
async function wakeUps(): Promise<number> {
  const mark = `mark ${++marks}`;
  await sql`select pg_notify('jobs:insert', ${mark})`.execute(database.db);
  await vi.waitFor(() => expect(heard).toContain(mark));
  const since = heard.splice(0, heard.indexOf(mark) + 1);
  return since.length - 1;
}

const rows = async () => {
  const { rows } = await sql<object>`
    select t.identifier, q.queue_name, j.payload, j.run_at, j.max_attempts, j.key, j.priority, j.attempts, j.last_error,
      j.locked_by, j.revision, j.flags, j.is_available
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by j.id`.execute(database.db);
  return rows;
};

const BEFORE: Record<string, string | null> = {
  'none of this key': null,
  'one that waits': 'attempts = 3, last_error = $$no$$',
  'one that runs': 'attempts = 1, locked_at = now(), locked_by = $$worker$$',
  'one that was given up': 'attempts = max_attempts, last_error = $$no$$',
};

const asTheLibrary = ({ key, queue, maxAttempts, priority }: AddJobOptions, runAt: Date) =>
  sql`select graphile_worker.add_job('test.later', '{"text":"second"}', ${queue ?? null}, ${runAt}::timestamptz,
    ${maxAttempts ?? null}, ${key ?? null}, ${priority ?? null})`.execute(database.db);
const asWeDo = (options: AddJobOptions, runAt: Date) =>
  jobs.add(database.db, 'test.later', { text: 'second' }, { ...options, runAt });

test.each(
  Object.entries(BEFORE).flatMap(([before, state]) =>
    [{ key: 'k' }, { key: 'k', queue: 'one after another', maxAttempts: 3, priority: 5 }, {}].map(
      (options: AddJobOptions) => [before, JSON.stringify(options), state, options] as const,
    ),
  ),
)('beside %s a job %s is written as the library does', async (_, __, state, options) => {
  const written: object[][] = [];
  for (const add of [asTheLibrary, asWeDo]) {
    await sql`delete from graphile_worker._private_jobs`.execute(database.db);
    await jobs.add(database.db, 'test.later', { text: 'first' }, { key: 'k', runAt: NOW });
    if (state) await sql`update graphile_worker._private_jobs set ${sql.raw(state)}`.execute(database.db);
    else await sql`delete from graphile_worker._private_jobs`.execute(database.db);
    await add(options, LATER);
    written.push(await rows());
  }
  expect(written[1]).toEqual(written[0]);
  expect(JSON.stringify(written[1])).toContain(LATER.toISOString());
});

test('of a new queue and a new kind of job, too', async () => {
  await sql`delete from graphile_worker._private_tasks`.execute(database.db);
  await jobs.add(database.db, 'test.later', { text: 'x' }, { runAt: LATER, queue: 'never seen' });
  expect(await rows()).toMatchObject([{ identifier: 'test.later', queueName: 'never seen', runAt: LATER }]);
});

test('a job wakes the runners when it is due; one for later does not, nor do many', async () => {
  await jobs.add(database.db, 'test.later', { text: 'now' });
  expect(await wakeUps()).toBe(1);
  await jobs.add(database.db, 'test.later', { text: 'soon' }, { runAt: SOON });
  expect(await wakeUps()).toBe(1);
  await jobs.add(database.db, 'test.later', { text: 'later' }, { runAt: LATER });
  const each = ['a', 'b'].map((key) => ({ payload: { text: key }, key }));
  await jobs.addEach(database.db, 'test.later', each, { runAt: LATER });
  expect(await wakeUps()).toBe(0);
  expect(await rows()).toHaveLength(5);
});
