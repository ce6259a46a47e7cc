import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Logger } from '../../log';
import { StartRefusal } from '../../start-refusal';
import { CLUSTER_USER } from './create-cluster';
import { hasFlock } from './folder-lock';
import { joinServer, type ServerPlace } from './join-server';
import { endLease } from './lease';
import { rejoinServer } from './rejoin-server';
import { removeWhenOrphaned } from './remove-when-orphaned';
import { SERVER_PORT } from './server-settings';

export type EmbeddedDatabase = {
  url: string;
  urlOf: (database: string) => string;
  /** True when the server was already running: left behind by a killed process, or shared with a living one. */
  adopted: boolean;
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  /** Fast and not durable; removed when this process ends, however it ends. */
  throwaway?: boolean;
  log?: Logger;
  /** How long a server may hold the folder without answering before the start fails. */
  takenForMs?: number;
  /** How long a server may take to answer before the start fails. */
  startWithinMs?: number;
};

const DATABASE = 'mungchi';

/** Starts PostgreSQL in the folder, or joins the server that is already running on it. */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { log } = options;
  if (process.platform === 'win32') {
    throw new StartRefusal('The embedded database needs Linux, macOS or WSL: on Windows itself, set DATABASE_URL.');
  }
  if (process.platform === 'linux' && !hasFlock()) {
    log?.warn('flock is missing (util-linux): nothing keeps a second container off the database folder');
  }
  forgetShell(process.env);
  const place = placeIn(folder, options);
  if (options.throwaway) removeWhenOrphaned(place.home);
  let joined = await joinServer(place, { mayCreate: true });
  const stopping = new AbortController();
  let recovery: Promise<void> = Promise.resolve();
  const recover = async () => {
    const again = await rejoinServer(place, stopping.signal, log);
    if (!again) return;
    joined = again;
    watch();
  };
  const watch = () => {
    joined.lease.once('end', () => {
      if (!stopping.signal.aborted) recovery = recover();
    });
  };
  watch();
  const urlOf = (database: string) =>
    `postgres://${CLUSTER_USER}@/${database}?port=${SERVER_PORT}&sslmode=disable&host=${encodeURIComponent(joined.socketFolder)}`;
  const server: EmbeddedDatabase = {
    url: urlOf(DATABASE),
    urlOf,
    adopted: joined.adopted,
    async stop() {
      if (stopping.signal.aborted) return;
      stopping.abort();
      await recovery;
      await endLease(joined.lease, joined.postmaster, place.dataFolder);
    },
  };
  try {
    await createDatabase(joined.lease);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function placeIn(folder: string, options: EmbeddedOptions): ServerPlace {
  const { throwaway = false, takenForMs = 10_000, startWithinMs = 60_000 } = options;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const home = realpathSync(folder);
    // Stored beside the folder: an unmounted volume would take a file inside it along.
    const createdMark = `${path.resolve(folder)}.created`;
    return { home, dataFolder: path.join(home, 'data'), createdMark, throwaway, takenForMs, startWithinMs };
  } catch (error) {
    throw new StartRefusal(`DATA_DIR: ${(error as Error).message}. Choose a folder that can be written to.`);
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

/**
 * What a shell says about PostgreSQL (`PGPORT`, `PGSSLMODE`, `PGOPTIONS` …) is meant for another server: the driver, and
 * the programs started here, would take it for whatever they are not told.
 */
function forgetShell(environment: Record<string, string | undefined>): void {
  for (const name of Object.keys(environment)) if (/^PG[A-Z_]+$/.test(name)) delete environment[name];
}
