import type pg from 'pg';

/** Short enough for a user who is waiting for an answer. */
const WAIT_MS = 10_000;
const GRACE_MS = 1000;

/**
 * Timeouts of a pool. The server cancels a statement that takes too long; if the server does not answer at all, the
 * driver gives up a moment later. An abandoned transaction does not keep its locks for long, and both sides detect a
 * dead connection.
 */
export function limitsOf(limitMs: number): pg.PoolConfig {
  const settings = {
    timezone: 'UTC',
    ...(limitMs > 0 && {
      statement_timeout: limitMs,
      idle_in_transaction_session_timeout: 2 * limitMs,
      tcp_keepalives_idle: 30,
      tcp_keepalives_interval: 10,
      tcp_keepalives_count: 3,
    }),
  };
  return {
    connectionTimeoutMillis: limitMs > 0 ? Math.min(limitMs, WAIT_MS) : WAIT_MS,
    ...(limitMs > 0 && { query_timeout: limitMs + GRACE_MS }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
}

/**
 * When one connection has gone silent the idle ones beside it have too, and each would cost a request the whole
 * timeout.
 */
export function dropIdle(pool: pg.Pool): () => void {
  const idle = new Set<pg.PoolClient>();
  pool.on('release', (_, client) => idle.add(client));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  return () => {
    for (const client of idle) {
      // The error the pool expects from a broken idle connection: it removes it at once.
      client.emit('error', new Error('Connection terminated: another one does not answer'));
      client.connection.stream.destroy();
    }
  };
}
