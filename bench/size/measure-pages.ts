import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserId } from '@mungchi/contract';
import { buildApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config';
import { createDeps } from '../../server/src/create-deps';
import { connect } from '../../server/src/db/connect';
import { JOBS, SCHEDULES } from '../../server/src/features';
import { runHandler } from '../../server/src/jobs/queue';
import { createLog } from '../../server/src/log';
import { readsOf } from './reads';

const PERSON = 1;
const TIMES = 12;

export type Pages = Map<string, number>;

/**
 * Pages of the database that each call and each job touches: unlike time it does not depend on what else the machine
 * does. Everything goes over one connection, whose counts are asked for from another database.
 */
export async function measurePages(url: string, adminUrl: string): Promise<Pages> {
  const { db, pool, close } = connect(url, { max: 1 });
  const admin = connect(adminUrl, { max: 1 });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-size-data-'));
  const config = readConfig({
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
  });
  const deps = await createDeps(config, db, createLog('silent'), { ownAddress: () => 'http://127.0.0.1' });
  const app = await buildApp(deps);
  const name = (await pool.query<{ name: string }>('select current_database() as name')).rows[0]!.name;
  const touched = async () => {
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await admin.pool.query<{ pages: string }>(
      'select blks_hit + blks_read as pages from pg_stat_database where datname = $1',
      [name],
    );
    return Number(rows[0]!.pages);
  };
  const pages: Pages = new Map();
  const count = async (what: string, times: number, work: (nth: number) => Promise<unknown>) => {
    const before = await touched();
    for (let nth = 0; nth < times; nth++) await work(nth);
    pages.set(what, ((await touched()) - before) / times);
  };
  const { rows } = await pool.query<{ id: string }>(
    'select board_id as id from seated where user_id = $1 order by board_id limit 1',
    [PERSON],
  );
  const headers = { authorization: `Bearer ${deps.tokens.issue(PERSON as UserId)}` };
  for (const [what, at] of Object.entries(readsOf(Number(rows[0]!.id)))) {
    const call = async (nth: number) => {
      const { statusCode, body } = await app.inject({ url: encodeURI(at(nth)), headers });
      if (statusCode !== 200) throw new Error(`${what}: ${statusCode} ${body}`);
    };
    for (let nth = 0; nth < TIMES; nth++) await call(nth);
    await count(what, TIMES, call);
  }
  for (const job of new Set(SCHEDULES.map((schedule) => schedule.job))) {
    if (job.startsWith('demo.')) continue;
    const run = { id: '1', attempt: 1, lastAttempt: false, runAt: new Date(), signal: new AbortController().signal };
    const handler = JOBS[job] as Parameters<typeof runHandler>[0];
    const work = () => runHandler(handler, deps, { name: job, payload: {} }, run, () => {});
    // With some work, and when nothing is left of it, which is what most runs find: what was left dead is swept by then, and
    // the connection has read the catalogue again.
    await count(job, 1, work);
    await pool.query('vacuum (index_cleanup on)');
    await work();
    await count(`${job}, again`, 1, work);
  }
  await app.close();
  await deps.closeBus();
  await Promise.all([close(), admin.close()]);
  rmSync(dataDir, { recursive: true, force: true });
  return pages;
}
