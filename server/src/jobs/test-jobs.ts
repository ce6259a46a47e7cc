import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** When the jobs of a key run. */
export async function runTimes(db: Db, key: string): Promise<string[]> {
  const rows = await db.selectFrom('jobs').select('runAt').where('key', '=', key).execute();
  return rows.map(({ runAt }) => runAt.toISOString());
}

/** How many there are of a name, waiting, running or given up. */
export async function countNamed(db: Db, name: string): Promise<number> {
  return (await db.selectFrom('jobs').select('id').where('name', '=', name).execute()).length;
}

/** As after a backup without them. */
export async function loseJobs(db: Db): Promise<void> {
  await db.deleteFrom('jobs').execute();
}

/** One of any name that has failed so often. */
export async function addFailed(
  db: Db,
  name: string,
  { now, error, attempts, maxAttempts }: { now: Date; error: string; attempts: number; maxAttempts: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into jobs (name, payload, run_at, attempts, max_attempts, last_error, created_at)
    values (${name}, '{}', ${now}, ${attempts}, ${maxAttempts}, ${error}, ${now}) returning id`.execute(db);
  return rows[0]!.id;
}
