import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartRefusal } from '../../start-refusal';
import { CLUSTER_USER, createCluster } from './create-cluster';
import { findPostgres } from './postgres-binaries';
import { choosePostgresUser, spawnAs } from './postgres-user';
import { livePostmaster, type Postmaster, serves } from './postmaster';
import { removeWhenOrphaned } from './remove-when-orphaned';
import { serverArguments } from './server-settings';
import { socketFolderFor } from './socket-folder';

export type EmbeddedDatabase = {
  url: string;
  urlOf: (database: string) => string;
  /** True when the server was already running: left behind by a killed process, or shared with a living one. */
  adopted: boolean;
  stop: () => Promise<void>;
};

/** A throwaway server is quick and forgetful, and goes when this process goes, however it goes. */
export type EmbeddedOptions = { throwaway?: boolean };

type Held = { postmaster: Postmaster; lease: pg.Client; adopted: boolean };

const DATABASE = 'mungchi';
const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 20_000;
/** Every process that uses the server holds this lock, shared; whoever can take it alone is the last one out. */
const LEASE = 778_201;

/** Starts PostgreSQL in the folder, or joins the one that already serves it. */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32') {
    throw new StartRefusal('The embedded database needs Linux, macOS or WSL: on Windows itself, set DATABASE_URL.');
  }
  const home = homeIn(folder);
  if (options.throwaway) removeWhenOrphaned(home);
  let held = await hold(home, options);
  let stopping = false;
  let recovery: Promise<void> = Promise.resolve();
  const watch = () => {
    held.lease.once('end', () => {
      if (stopping) return;
      recovery = hold(home, options).then(
        (again) => {
          held = again;
          watch();
        },
        () => {},
      );
    });
  };
  watch();
  await createDatabase(held.lease);

  const urlOf = (database: string) =>
    `postgres://${CLUSTER_USER}@/${database}?host=${encodeURIComponent(held.postmaster.socketFolder)}`;
  return {
    url: urlOf(DATABASE),
    urlOf,
    adopted: held.adopted,
    async stop() {
      if (stopping) return;
      stopping = true;
      await recovery;
      await letGo(held, path.join(home, 'data'));
    },
  };
}

function homeIn(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return realpathSync(folder);
  } catch (error) {
    throw new StartRefusal(`DATA_DIR: ${(error as Error).message}. Choose a folder that can be written to.`);
  }
}

async function hold(home: string, { throwaway = false }: EmbeddedOptions): Promise<Held> {
  const dataFolder = path.join(home, 'data');
  const logFile = path.join(home, 'start.log');
  const deadline = Date.now() + START_WITHIN_MS;
  let child: ChildProcess | null = null;
  while (Date.now() < deadline) {
    const postmaster = livePostmaster(dataFolder);
    const lease = postmaster && (await takeLease(postmaster));
    if (postmaster && lease) return { postmaster, lease, adopted: postmaster.pid !== child?.pid };
    if (!postmaster && (child === null || child.exitCode !== null)) {
      child = await spawnPostmaster(home, dataFolder, logFile, throwaway);
    }
    await wait(20);
  }
  throw new StartRefusal(`The embedded database did not start within a minute. Its last words:\n${lastWords(logFile)}`);
}

async function spawnPostmaster(home: string, dataFolder: string, logFile: string, throwaway: boolean) {
  const { user, binaries } = choosePostgresUser(await findPostgres(), home);
  await createCluster(binaries.initdb, user, home, dataFolder);
  const socketFolder = socketFolderFor(home, user);
  const log = openSync(logFile, 'w', 0o600);
  const child = spawnAs(user, binaries.postgres, serverArguments(dataFolder, socketFolder, throwaway), log);
  closeSync(log);
  child.on('error', () => {});
  child.unref();
  return child;
}

/** Null while the server is starting up or shutting down. */
async function takeLease(postmaster: Postmaster): Promise<pg.Client | null> {
  const lease = new pg.Client({
    host: postmaster.socketFolder,
    user: CLUSTER_USER,
    database: 'postgres',
    application_name: 'mungchi lease',
    connectionTimeoutMillis: 10_000,
  });
  lease.on('error', () => {});
  try {
    await lease.connect();
    await lease.query('select pg_advisory_lock_shared($1)', [LEASE]);
    return lease;
  } catch {
    await lease.end().catch(() => {});
    return null;
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (rowCount) return;
  await client.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
    const madeMeanwhile = error.code === '42P04' || error.code === '23505';
    if (!madeMeanwhile) throw error;
  });
}

/** The last one out stops the server. */
async function letGo({ lease, postmaster }: Held, dataFolder: string): Promise<void> {
  const alone = await lease
    .query('select pg_advisory_unlock_shared($1)', [LEASE])
    .then(() => lease.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [LEASE]))
    .then(({ rows }) => rows[0]?.alone === true)
    .catch(() => false);
  if (!alone) return lease.end().catch(() => {});

  const isUp = () => serves(postmaster.pid, dataFolder);
  const hurry = Date.now() + STOP_WITHIN_MS;
  if (isUp()) process.kill(postmaster.pid, 'SIGINT');
  while (isUp() && Date.now() < hurry) await wait(10);
  if (isUp()) process.kill(postmaster.pid, 'SIGQUIT');
  await lease.end().catch(() => {});
}

function lastWords(logFile: string): string {
  try {
    return readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
  } catch {
    return '(none)';
  }
}
