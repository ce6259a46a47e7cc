import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../config';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { within } from '../within';
import { backupName } from './backup-place';
import { takeBackup } from './take-backup';

/** Two weeks of days. */
const KEPT = 14;
/** What became of older ones is no news any more. */
const TOLD_DAYS = 90;
const ANSWER_MS = 2000;
const FAILURE_SHOWN = 300;

/** The night's backup, and the oldest ones go. What went wrong is in its row, and the job is tried again. */
export async function takeDailyBackup({ db, now, backups, pictures, log }: Deps): Promise<void> {
  if (backups === null) return;
  const { place, url } = backups;
  const name = backupName(now());
  await db
    .insertInto('backups')
    .values({ name, startedAt: now() })
    .onConflict((again) => again.doNothing())
    .execute();
  try {
    const bytes = await place.add(name, (folder, kept) => takeBackup({ url, pictures, now, kept }, folder));
    await db.updateTable('backups').set({ endedAt: now(), bytes }).where('name', '=', name).execute();
    for (const { name: old } of (await place.list()).slice(KEPT)) await place.remove(old);
  } catch (error) {
    log.error({ err: error, name }, 'backup failed');
    const failure = String(error instanceof Error ? error.message : error).slice(0, FAILURE_SHOWN);
    await db.updateTable('backups').set({ failure }).where('name', '=', name).execute();
    throw error;
  }
  const told = new Date(now().getTime() - TOLD_DAYS * 86_400_000);
  await db.deleteFrom('backups').where('startedAt', '<', told).execute();
}

/** With the first start that has a place for them: the first night may be a day away. */
export async function bookFirstBackup({ db, jobs, backups }: Pick<Deps, 'db' | 'jobs' | 'backups'>): Promise<void> {
  if (backups === null) return;
  const any = await db.selectFrom('backups').select('name').limit(1).executeTakeFirst();
  if (!any) await jobs.add(db, 'backup.take', {}, { key: 'backup.first' });
}

/** The last whole one, and why the latest attempt after it was none. */
export async function lastBackup(db: Db) {
  const good = await db
    .selectFrom('backups')
    .select(['endedAt', 'bytes'])
    .where('endedAt', 'is not', null)
    .orderBy('endedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { failure } = (await db
    .selectFrom('backups')
    .select('failure')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? { failure: null };
  return {
    last: good ? { at: good.endedAt!.toISOString(), bytes: Number(good.bytes) } : null,
    failure,
  };
}

/** Prometheus: how old the last good backup is; while there was none, how old the installation is. Omitted where none are taken here. */
export function backupMetrics(
  registry: Registry,
  { db, now, config }: { db: Db; now: () => Date; config: Pick<Config, 'backup'> },
): void {
  new Gauge({
    name: 'backup_age_seconds',
    help: 'How old the last good backup is',
    registers: [registry],
    async collect() {
      const age = config.backup && (await within(ANSWER_MS, 'backups', ageOf(db, now())).catch(() => null));
      if (age === null) this.remove();
      else this.set(age);
    },
  });
}

async function ageOf(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from ${now}::timestamptz -
      coalesce((select max(ended_at) from backups), (select min(created_at) from secrets), ${now}::timestamptz))::float8 as age`.execute(
    db,
  );
  return Math.max(0, rows[0]!.age);
}
