import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from './app';
import { type Config, ConfigError } from './config';
import { createDeps } from './create-deps';
import { checkDatabase } from './db/check-database';
import { type ConnectOptions, connect } from './db/connect';
import { startEmbedded } from './db/embedded/start-embedded';
import { migrate } from './db/migrate';
import { fillDemo } from './demo/fill-demo';
import { armFault } from './fault-point';
import { JOBS, SCHEDULES } from './features';
import { jobMetrics } from './jobs/job-metrics';
import { startJobs } from './jobs/start-jobs';
import { createLog } from './log';
import { standInsLine, standInsOf } from './stand-ins';
import { startDemands } from './start-demands';

const CHAT_POOL = 3;
/** A batch that hangs holds up all rooms, and sending it again is harmless. */
const CHAT_LIMIT_MS = 5000;
const JOBS_AT_ONCE = 4;
const JOB_LIMIT_MS = 120_000;

/** Brings the whole product up: database, migrations, demo neighbourhood, jobs, HTTP. Half a start is taken down again. */
export async function startServer(config: Config, log = createLog(config.logLevel)) {
  const lacking = startDemands(config);
  if (lacking.length > 0) throw new ConfigError(lacking.join('\n'));
  const standIns = standInsOf(config);
  if (standIns.length > 0) log.warn({ standIns }, standInsLine(standIns));
  armFault(config.faultAt);
  const running: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end();
  };
  try {
    const embedded = config.databaseUrl ? null : await startEmbedded(path.resolve(config.dataDir, 'postgres'), { log });
    if (embedded) running.push(embedded.stop);
    const url = config.databaseUrl ?? embedded!.url;
    const open = (options: ConnectOptions) => {
      const connection = connect(url, { ...options, onLost: (err) => log.warn({ err }, 'database connection lost') });
      running.push(connection.close);
      return connection;
    };
    const connection = open({ max: config.databasePool, limitMs: config.databaseLimitMs });
    const chat = open({ max: CHAT_POOL, limitMs: Math.min(CHAT_LIMIT_MS, config.databaseLimitMs) });
    const jobs = open({ max: JOBS_AT_ONCE, limitMs: JOB_LIMIT_MS });
    await checkDatabase(connection.db);
    const applied = await migrate(url);
    if (applied.length > 0) log.info({ applied }, 'database migrated');

    let own: string | undefined;
    const deps = await createDeps(config, connection.db, log, {
      chatDb: chat.db,
      ownAddress: () => own ?? `http://127.0.0.1:${config.port}`,
    });
    running.push(() => deps.closeBus());
    if (config.demo) await fillDemo(jobs.db, deps.now(), log);
    const app = await buildApp(deps, { webFolder: webFolder() });
    const onOutcome = jobMetrics(deps.metrics, deps.db);
    const runner = await startJobs({
      url,
      deps: { ...deps, db: jobs.db },
      handlers: JOBS,
      schedules: SCHEDULES,
      concurrency: JOBS_AT_ONCE,
      limitMs: config.databaseLimitMs,
      onOutcome,
    });
    running.push(runner.stop, () => app.close());
    await app.listen({ port: config.port, host: config.host });
    own = addressOf(app.server.address(), '127.0.0.1');
    return { log, address: addressOf(app.server.address(), config.host), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(bound: ReturnType<import('node:net').Server['address']>, host: string): string {
  const port = typeof bound === 'object' && bound ? bound.port : bound;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
}

/** web/dist, seen from the sources and from the bundle. */
function webFolder(): string | undefined {
  const places = ['../../web/dist', '../../../web/dist'].map((place) => path.resolve(import.meta.dirname, place));
  return places.find((place) => existsSync(place));
}
