import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { connect, type DbConnection } from './connect';
import { CLUSTER_USER, requireCluster } from './embedded/create-cluster';
import { findPostgres } from './embedded/postgres-binaries';
import { choosePostgresUser, type PostgresUser, spawnAs } from './embedded/postgres-user';
import { removeWhenOrphaned } from './embedded/remove-when-orphaned';
import { serverArguments } from './embedded/server-settings';
import { socketFolderFor } from './embedded/socket-folder';
import { migrate } from './migrate';

export type StandbyPair = {
  primary: DbConnection & { url: string };
  standbyUrl: string;
  /** The standby keeps receiving the log and stops replaying it. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** When the standby has replayed everything. */
  caughtUp(): Promise<void>;
  killStandby(): Promise<void>;
  startStandby(): Promise<void>;
  close(): Promise<void>;
};

type Place = { binary: string; user: PostgresUser; home: string; sockets: string };

const REPLICATING = ['wal_level=replica', 'max_wal_senders=10', 'hot_standby=on', 'synchronous_commit=on'];

/**
 * A real primary with a real streaming standby. The npm package of PostgreSQL brings no pg_basebackup: the standby begins as a
 * copy of the cluster before its first start, and streams everything since.
 */
export async function standbyPair(): Promise<StandbyPair> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'mungchi-pair-')));
  const [first, second] = await makeHomes(folder);
  const primaryServer = await start(first);
  let standby = await start(second);
  const primary = connect(urlOf(first), { max: 5 });
  await migrate(urlOf(first));
  const there = (text: string) => ask(urlOf(second), text);
  return {
    primary: { ...primary, url: urlOf(first) },
    standbyUrl: urlOf(second),
    async pauseReplay() {
      await there('select pg_wal_replay_pause()');
      await vi.waitFor(async () => {
        if ((await there('select pg_get_wal_replay_pause_state()')) !== 'paused') throw new Error('still replaying');
      }, 10_000);
    },
    resumeReplay: async () => void (await there('select pg_wal_replay_resume()')),
    async caughtUp() {
      const end = String(await ask(urlOf(first), 'select pg_current_wal_flush_lsn()::text'));
      await vi.waitFor(async () => {
        if (!(await there(`select pg_last_wal_replay_lsn() >= '${end}'`))) throw new Error('still behind');
      }, 20_000);
    },
    killStandby: () => end(standby, 'SIGQUIT'),
    async startStandby() {
      standby = await start(second);
    },
    async close() {
      await primary.close();
      await end(standby, 'SIGQUIT');
      await end(primaryServer, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeHomes(folder: string): Promise<[Place, Place]> {
  const [first, second] = await Promise.all(['p', 's'].map((name) => makeHome(path.join(folder, name))));
  const data = path.join(first!.home, 'data');
  const { initdb, createdMark } = { initdb: first!.initdb, createdMark: path.join(folder, 'created') };
  await requireCluster(
    { initdb, user: first!.user, home: first!.home, dataFolder: data, createdMark, throwaway: true },
    true,
  );
  const copy = path.join(second!.home, 'data');
  execFileSync('cp', ['-a', data, copy]);
  writeFileSync(path.join(copy, 'standby.signal'), '');
  const from = `host=${first!.sockets} user=${CLUSTER_USER}`;
  appendFileSync(path.join(copy, 'postgresql.conf'), `\nprimary_conninfo = '${from}'\n`);
  return [first!, second!];
}

async function makeHome(home: string): Promise<Place & { initdb: string }> {
  mkdirSync(home, { mode: 0o700 });
  removeWhenOrphaned(home);
  const { user, binaries } = choosePostgresUser(await findPostgres(), home);
  return { binary: binaries.postgres, initdb: binaries.initdb, user, home, sockets: socketFolderFor(home, user) };
}

async function start({ binary, user, home, sockets }: Place): Promise<ChildProcess> {
  const settings = REPLICATING.flatMap((setting) => ['-c', setting]);
  const args = [...serverArguments(path.join(home, 'data'), sockets, true), ...settings];
  const server = spawnAs(user, binary, args, ['pipe', 'pipe']);
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(async () => {
    await ask(urlOf({ sockets }), 'select 1').catch((error: Error) => {
      throw new Error(`${error.message}\n${said}`);
    });
  }, 30_000);
  return server;
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  process.kill(server.pid!, signal);
  await ended;
}

function urlOf({ sockets }: Pick<Place, 'sockets'>): string {
  return `postgres://${CLUSTER_USER}@/postgres?host=${encodeURIComponent(sockets)}`;
}

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
