import { DAY_MS, type Machines } from '@mungchi/contract';
import { sql } from 'kysely';
import { lastBackup } from '../../backup/daily-backup';
import type { Config } from '../../config';
import type { Db } from '../../db/schema';
import type { Deps } from '../../deps';
import { countJobs, failedJobs } from '../../jobs/failed-jobs';
import { VERSION } from '../../version';
import { callsOf } from '../cases/call-rules';
import { adaptersOf } from './adapters';
import { withoutSecrets } from './secrets';
import { stuckMoney } from './stuck';

const ALIVE_MS = 60_000;
const ERROR_SHOWN = 200;
const STARTED = new Date();

/** What runs and what does not. */
export async function readMachines({ db, now, config, calls, replica }: Deps): Promise<Machines> {
  const nodes = await db
    .selectFrom('nodes')
    .selectAll()
    .where('seenAt', '>', new Date(now().getTime() - ALIVE_MS))
    .orderBy('since')
    .execute();
  const tallies = nodes.length > 0 ? nodes.map((node) => node.calls) : [calls.tallies()];
  return {
    version: VERSION,
    startedAt: STARTED.toISOString(),
    migration: await lastMigration(db),
    database: { ...(await database(db)), replica: replica && { delayMs: await replica.delayMs() } },
    nodes: nodes.map(({ name, since, seenAt, people, version, cpu }) => ({
      name,
      since: since.toISOString(),
      seenAt: seenAt.toISOString(),
      people,
      version,
      cpu,
    })),
    jobs: await countJobs(db, now()),
    adapters: adaptersOf(config).map(({ counted, ...adapter }) => ({
      ...adapter,
      ...callsOf(tallies, counted, now()),
    })),
    failed: (await failedJobs(db, 50)).map((job) => ({
      ...job,
      lastError: withoutSecrets(config, job.lastError).slice(0, ERROR_SHOWN),
      runAt: job.runAt.toISOString(),
    })),
    stuck: await stuckMoney(db, now()),
    push: await pushes(db, now()),
    backup: { state: backupState(config), ...(await lastBackup(db)) },
  };
}

function backupState({ backup, databaseUrl }: Config): Machines['backup']['state'] {
  if (backup) return backup.bucket ? 'BUCKET' : 'FOLDER';
  return databaseUrl ? 'ELSEWHERE' : 'OFF';
}

async function lastMigration(db: Db): Promise<Machines['migration']> {
  const { rows } = await sql<{ name: string; applied: number }>`
    select max(name) as name, count(*)::int as applied from schema_migrations`.execute(db);
  return { name: (rows[0]?.name ?? '').replace(/\.sql$/, ''), applied: rows[0]?.applied ?? 0 };
}

async function database(db: Db): Promise<Omit<Machines['database'], 'replica'>> {
  const from = performance.now();
  await sql`select 1`.execute(db);
  const ms = Math.round((performance.now() - from) * 10) / 10;
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  return { ms, bytes: rows[0]!.bytes };
}

async function pushes(db: Db, now: Date): Promise<Machines['push']> {
  const since = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<Machines['push']>`
    select (select count(*)::int from devices) as devices,
      (select count(*)::int from devices where last_ok_at > ${since}) as reached_today,
      count(*)::int as entries_today, count(pushed_at)::int as pushed_today, count(reached_at)::int as arrived_today,
      (percentile_disc(0.5) within group (order by ms))::int as p50,
      (percentile_disc(0.95) within group (order by ms))::int as p95
    from notifications
    cross join lateral (
      select greatest(0, round(1000 * extract(epoch from reached_at - coalesce(due_at, created_at)))) as ms
    ) took
    where created_at > ${since}`.execute(db);
  return rows[0]!;
}
