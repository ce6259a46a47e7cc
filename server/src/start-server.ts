import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { wrapKeys } from './accounts/wrap-keys';
import { buildApp } from './app';
import { backupMetrics, bookFirstBackup } from './backup/daily-backup';
import { type Config, ConfigError } from './config';
import { createDeps } from './create-deps';
import { checkDatabase } from './db/check-database';
import { connect } from './db/connect';
import { DatabaseWatch, probeDatabase } from './db/database-watch';
import { startEmbedded } from './db/embedded/start-embedded';
import { migrate } from './db/migrate';
import { ownedBooks } from './db/owned-books';
import { poolMetrics } from './db/pool-metrics';
import { fillDemo } from './demo/fill-demo';
import { isUnsettled } from './demo/settle/unsettled';
import { armFault } from './fault-point';
import { JOBS, SCHEDULES } from './features';
import { closeApp } from './http/close-app';
import { jobMetrics, runnerMetrics } from './jobs/job-metrics';
import { movedBy } from './jobs/moved-clock';
import type { JobOutcome } from './jobs/queue';
import { startJobs } from './jobs/runner';
import { LANES } from './lanes';
import { createLog, type Logger } from './log';
import { ownAddress, shownAddress } from './own-address';
import { refundMetrics } from './payments/refunds/refund-metrics';
import { payoutMetrics } from './payouts/payout-metrics';
import { plainConnections } from './plain-connections';
import { serverFile } from './server-folder';
import { storedSettings, withStored } from './setup/settings';
import { isSetupVisitor, newSetupKey, rememberSignIn, setupStage } from './setup/setup-session';
import { standInsLine, standInsOf } from './stand-ins';
import { addressDemands, startDemands, startWarnings } from './start-demands';
import { StartRefusal } from './start-refusal';
import { type Ending, stopInTurn } from './stop-in-turn';
import { startTracing } from './telemetry/start-tracing';
import { traceJob, traceStatement } from './telemetry/trace-work';

const CHAT_POOL = 3;
/** A batch that hangs blocks all rooms, and sending it again is harmless. */
const CHAT_LIMIT_MS = 5000;
/** A replica that takes longer is given up for the primary. */
const READ_LIMIT_MS = 3000;
/** For those that need nobody outside; the others are in `lanes.ts`. */
const JOBS_AT_ONCE = 3;
const JOB_POOL = 6;
/** Calls of others that are still under way then are ended. */
const HANG_UP_MS = 2000;
const JOB_LIMIT_MS = 120_000;
const OWNED_BOOKS =
  'the database role of the product owns tables that are append only: it could switch that off (deploy/append-only.sql)';
const MOVED_HERE =
  'The time of this database was moved ahead by TEST_CLOCK: what was written there lies in the future. Begin with an empty database.';
const TRIED_HERE =
  'This database holds invented people or money of the payment sandbox, which must not meet real money: npm run sandbox -- settle puts an end to them, for good.';

/**
 * Starts the whole product: database, migrations, demo neighbourhood, jobs, HTTP. If one part fails, those already
 * started are stopped. Until an installation is set up it serves /setup alone, and starts anew after it.
 */
export async function startServer(config: Config, log = createLog(config.logLevel)) {
  const first = await startOnce(config, log, restart);
  let current = Promise.resolve(first);
  function restart(): void {
    current = current.then(async (before) => {
      await wait(RESTART_MS);
      await before.stop();
      return startOnce({ ...config, port: before.port }, log, restart);
    });
    current.catch((err) => {
      log.fatal({ err }, 'the service does not start again');
      process.exit(1);
    });
  }
  const { address, setupAddress, lacking } = first;
  return { log, address, setupAddress, lacking, drainMs: config.drainMs, stop: async () => (await current).stop() };
}

/** The answer that said so is on its way by then. */
const RESTART_MS = 300;

async function startOnce(given: Config, log: Logger, restart: () => void) {
  if (addressDemands(given).length > 0) throw new ConfigError(startDemands(given).join('\n'));
  let config = given;
  armFault(config.faultAt);
  const running: Ending[][] = [];
  try {
    const tracing = config.tracing && (await startTracing(config.tracing));
    if (tracing) running.push([{ name: 'traces', end: tracing.stop }]);
    const embedded = config.databaseUrl ? null : await startEmbedded(path.resolve(config.dataDir, 'postgres'), { log });
    if (embedded) running.push([{ name: 'database', end: embedded.stop }]);
    const url = config.databaseUrl ?? embedded!.url;
    const onLost = (err: Error) => log.warn({ err }, 'database connection lost');
    const watch = { onLost, ...(tracing && { onStatement: traceStatement }) };
    const { databasePool, databaseLimitMs } = config;
    const hanging = new DatabaseWatch({
      probe: () => probeDatabase(url),
      onChange: (isAway) =>
        isAway ? log.error('the database does not answer') : log.info('the database answers again'),
    });
    running.push([{ name: 'database watch', end: async () => hanging.stop() }]);
    const waited = { ...watch, watch: hanging };
    const requests = connect(url, { max: databasePool, limitMs: databaseLimitMs, ...waited });
    const chat = connect(url, { max: CHAT_POOL, limitMs: Math.min(CHAT_LIMIT_MS, databaseLimitMs), ...waited });
    const jobs = connect(url, { max: JOB_POOL, limitMs: JOB_LIMIT_MS, ...watch });
    const reads =
      config.databaseReadUrl === null
        ? null
        : connect(config.databaseReadUrl, {
            max: databasePool,
            limitMs: Math.min(READ_LIMIT_MS, databaseLimitMs),
            ...watch,
          });
    const connections = [requests, chat, jobs, ...(reads ? [reads] : [])];
    running.push(connections.map(({ close }) => ({ name: 'connections', end: close })));
    await checkDatabase(requests.db);
    config = withStored(given, await storedSettings(requests.db, given));
    const lacking = startDemands(config);
    const stage = config.production ? await setupStage(requests.db) : 'DONE';
    const isSettingUp = stage === 'BEGUN' || (stage === 'NEW' && lacking.length > 0);
    if (lacking.length > 0 && !isSettingUp) throw new ConfigError(lacking.join('\n'));
    const standIns = standInsOf(config);
    if (standIns.length > 0) log.warn({ standIns }, standInsLine(standIns));
    for (const sentence of [...startWarnings(config), ...plainConnections(config)]) log.warn(sentence);
    const applied = await migrate(url);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    const owned = config.production ? await ownedBooks(requests.db) : [];
    if (owned.length > 0) log.warn({ owned }, OWNED_BOOKS);
    if (config.payments.portone && (await isUnsettled(requests.db))) throw new StartRefusal(TRIED_HERE);

    const aheadMs = await movedBy(requests.db);
    if (aheadMs > 0 && config.production) throw new StartRefusal(MOVED_HERE);
    if (config.testClock) log.warn({ aheadMs }, 'TEST_CLOCK is on: anybody who reaches this server can move its time');
    else if (aheadMs > 0) log.warn({ aheadMs }, MOVED_HERE);

    let own: string | undefined;
    const deps = await createDeps(config, requests.db, log, {
      chatDb: chat.db,
      standby: reads?.db,
      jobs,
      url,
      setup: isSettingUp
        ? {
            isVisitor: (request) => isSetupVisitor(requests.db, request),
            signedIn: (provider, userId) => rememberSignIn(requests.db, provider, userId),
            restart,
          }
        : null,
      ownAddress: () => own ?? ownAddress(config.host, config.port),
    });
    running.push([{ name: 'bus', end: () => deps.closeBus() }]);
    await wrapKeys(deps);
    poolMetrics(deps.metrics, {
      requests: requests.pool,
      chat: chat.pool,
      jobs: jobs.pool,
      ...(reads && { reads: reads.pool }),
    });
    if (config.demo) await fillDemo(jobs.db, deps.now(), log, config.masterKeys);
    const app = await buildApp(deps, { webFolder: webFolder() });
    const countJob = jobMetrics(deps.metrics, deps.db, deps.now);
    refundMetrics(deps.metrics, deps.db, deps.now);
    payoutMetrics(deps.metrics, deps.db, deps.now);
    backupMetrics(deps.metrics, deps);
    const onOutcome = (outcome: JobOutcome) => {
      countJob(outcome);
      if (tracing) traceJob(outcome);
    };
    const startRunner = () =>
      deps.testClock
        ? deps.testClock.runner.start(onOutcome)
        : startJobs({
            url,
            deps: { ...deps, db: jobs.db },
            handlers: JOBS,
            schedules: SCHEDULES,
            concurrency: JOBS_AT_ONCE,
            lanes: LANES,
            limitMs: config.databaseLimitMs,
            onOutcome,
          });
    // Until it is set up nothing is due, and nobody may be asked for anything.
    const runner = isSettingUp ? null : await startRunner();
    if (runner) {
      await bookFirstBackup(deps);
      deps.readiness.add('jobs', { vital: true, works: () => runner.moving() });
      runnerMetrics(deps.metrics, runner);
    }
    running.push([...(runner ? [{ name: 'jobs', end: runner.stop }] : []), { name: 'http', end: () => closeApp(app) }]);
    await app.listen({ port: config.port, host: config.host });
    own = ownAddress(config.host, portOf(app.server.address()));
    if (!isSettingUp) deps.pictures.encoder.start();
    const stop = async () => {
      deps.readiness.stop();
      // First the balancer has to notice: a client asked to reconnect before that would come back to this node.
      await wait(config.drainMs / 2);
      await Promise.all([wait(config.drainMs / 2), app.disperse(config.drainMs / 2)]);
      const late = setTimeout(() => deps.line.hangUp(), HANG_UP_MS);
      await stopInTurn(running).finally(() => clearTimeout(late));
    };
    const setupAddress = isSettingUp ? `${config.webOrigin}/setup#${await newSetupKey(requests.db, deps.now())}` : null;
    if (setupAddress) log.warn({ lacking }, 'not set up yet: the setup alone is served');
    const port = portOf(app.server.address());
    return { address: shownAddress(config.host, port), port, setupAddress, lacking, stop };
  } catch (error) {
    await stopInTurn(running).catch(() => {});
    throw error;
  }
}

function portOf(bound: ReturnType<import('node:net').Server['address']>): number {
  return typeof bound === 'object' && bound ? bound.port : 0;
}

/** Where the web app is, if it is built. */
function webFolder(): string | undefined {
  const folder = serverFile('../web/dist');
  return existsSync(folder) ? folder : undefined;
}
