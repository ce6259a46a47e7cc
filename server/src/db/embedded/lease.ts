import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CLUSTER_USER } from './create-cluster';
import { type Postmaster, serves } from './postmaster';

const STOP_WITHIN_MS = 20_000;
/**
 * Every process that uses the server holds this lock in shared mode; a process that gets it exclusively is the last
 * one.
 */
const LEASE = 778_201;

/** Null while the server is starting up or shutting down, or when none listens there. */
export async function takeLease(socketFolder: string): Promise<pg.Client | null> {
  const lease = new pg.Client({
    host: socketFolder,
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

/**
 * The last process stops the server; a server in another container cannot be signalled and ends with that container.
 */
export async function endLease(lease: pg.Client, postmaster: Postmaster | null, dataFolder: string): Promise<void> {
  const alone = await lease
    .query('select pg_advisory_unlock_shared($1)', [LEASE])
    .then(() => lease.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [LEASE]))
    .then(({ rows }) => rows[0]?.alone === true)
    .catch(() => false);
  if (!alone || !postmaster) return lease.end().catch(() => {});

  const isUp = () => serves(postmaster.pid, dataFolder);
  const hurry = Date.now() + STOP_WITHIN_MS;
  if (isUp()) process.kill(postmaster.pid, 'SIGINT');
  while (isUp() && Date.now() < hurry) await wait(10);
  if (isUp()) process.kill(postmaster.pid, 'SIGQUIT');
  await lease.end().catch(() => {});
}
