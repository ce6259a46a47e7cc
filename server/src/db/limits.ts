import type pg from 'pg';

/** Short enough for somebody who waits for an answer. */
const WAIT_MS = 10_000;
const GRACE_MS = 1000;

/**
 * How long a statement may take. The server ends it; a server that does not even answer that is given up a moment later.
 * Nothing stays locked for long by a transaction that nobody goes on with, and both sides notice a line that is dead.
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

/** Where one line has gone silent the idle ones beside it have too, and each would cost somebody the whole wait. */
export function dropIdle(pool: pg.Pool): () => void {
  const idle = new Set<pg.PoolClient>();
  pool.on('release', (_, client) => idle.add(client));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  return () => {
    for (const client of idle) {
      // What the pool hears from a broken idle connection: it takes it out at once.
      client.emit('error', new Error('Connection terminated: another one does not answer'));
      client.connection.stream.destroy();
    }
  };
}
