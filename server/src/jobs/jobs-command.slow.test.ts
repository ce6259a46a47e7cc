import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { runCommand } from '../test-command';
import { countJobs } from './failed-jobs';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('npm run jobs lists what has failed, and gives a job another chance', async () => {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.add_job('test.fail', max_attempts => 1)`.execute(database.db);
  const id = rows[0]!.id;
  await sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'no paper'`.execute(database.db);

  expect(await run()).toBe(`${id}  test.fail  1 of 1 attempts, given up: no paper\n`);
  expect(await run('retry', String(id))).toBe(`${id} runs again now.\n`);
  expect(await countJobs(database.db, new Date())).toMatchObject({ gaveUp: 0, waiting: 1 });
});

async function run(...words: string[]): Promise<string> {
  return (await runCommand(database.url, 'jobs/jobs-command.ts', ...words)).text;
}
