import pg from 'pg';
import { CLUSTER_USER } from './create-cluster';
import type { Postmaster } from './postmaster';
import { SERVER_PORT } from './server-settings';
import { stopPostmaster } from './stop-postmaster';

/**
 * Every process that uses the server holds this lock in shared mode; a process that gets it exclusively is the last
 * one.
 */
const LEASE = 778_201;

/** Null while the server is starting up or shutting down, or when none listens there. */
export async function takeLease(socketFolder: string): Promise<pg.Client | null> {
  const lease = new pg.Client({
    host: socketFolder,
    port: Number(SERVER_PORT),
    ssl: false,
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

  await stopPostmaster(postmaster.pid, dataFolder);
  await lease.end().catch(() => {});
}
