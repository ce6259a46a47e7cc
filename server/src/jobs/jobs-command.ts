import { ConfigError, readConfig } from '../config';
import type { Db } from '../db/schema';
import { printable } from '../printable';
import { withDatabase } from '../with-database';
import { failedJobs, retryJob } from './failed-jobs';

/** `npm run jobs`: lists failed jobs; `npm run jobs -- retry ID`: gives one another chance. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run([verb = 'list', id, ...more]: string[]): Promise<number> {
  if (verb === 'list' && id === undefined) return withDatabase(readConfig(process.env), listFailed);
  if (verb === 'retry' && /^\d{1,15}$/.test(id ?? '') && more.length === 0)
    return withDatabase(readConfig(process.env), (db, now) => retry(db, Number(id), now()));
  console.error('usage: npm run jobs [-- list | retry ID]');
  return 2;
}

async function listFailed(db: Db): Promise<number> {
  const failed = await failedJobs(db);
  for (const { id, job, attempts, maxAttempts, gaveUp, runAt, lastError } of failed) {
    const next = gaveUp ? 'given up' : `next at ${runAt.toISOString()}`;
    console.log(`${id}  ${job}  ${attempts} of ${maxAttempts} attempts, ${next}: ${printable(lastError)}`);
  }
  if (failed.length === 0) console.log('No job has failed.');
  return 0;
}

async function retry(db: Db, id: number, now: Date): Promise<number> {
  const found = await retryJob(db, id, now);
  console.log(found ? `${id} runs again now.` : `There is no job ${id} that is not running.`);
  return found ? 0 : 1;
}
