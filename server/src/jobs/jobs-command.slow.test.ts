import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { runCommand } from '../test-command';
import { countJobs } from './failed-jobs';
import { addFailed } from './test-jobs';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('npm run jobs lists what has failed, and gives a job another chance', async () => {
  const failed = { now: new Date(), error: 'no paper', attempts: 1, maxAttempts: 1 };
  const id = await addFailed(database.db, 'test.fail', failed);

  expect(await run()).toBe(`${id}  test.fail  1 of 1 attempts, given up: no paper\n`);
  expect(await run('retry', String(id))).toBe(`${id} runs again now.\n`);
  expect(await countJobs(database.db, new Date())).toMatchObject({ gaveUp: 0, waiting: 1 });
});

async function run(...words: string[]): Promise<string> {
  return (await runCommand(database.url, 'jobs/jobs-command.ts', ...words)).text;
}
