import { readFileSync } from 'node:fs';
import type { UserId } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { readConfig } from '../../server/src/config';
import { createDeps } from '../../server/src/create-deps';
import { connect } from '../../server/src/db/connect';
import type { Deps } from '../../server/src/deps';
import { createLog } from '../../server/src/log';

const CONNECTIONS = 10;

/** A process of its own that answers HTTP. Reports its address and, on request, the CPU time used so far and a token to call it with. */
export async function serveSubject(
  url: string,
  reader: number,
  build: (deps: Deps, pool: pg.Pool) => Promise<FastifyInstance>,
): Promise<void> {
  const { db, pool } = connect(url, { max: CONNECTIONS });
  // Connections stay open, so that their backends' CPU time can be read at the end.
  pool.options.idleTimeoutMillis = 0;
  const backends = new Set<number>();
  pool.on('connect', (client) => backends.add((client as unknown as { processID: number }).processID));
  const config = readConfig({ NODE_ENV: 'production', RATE_LIMIT_FACTOR: '1000000', DEMO: 'off', LOG_LEVEL: 'silent' });
  const deps = await createDeps(config, db, createLog('silent'), { ownAddress: () => 'http://127.0.0.1' });
  const app = await build(deps, pool);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
  process.on('message', () => process.send?.({ cpuMs: cpuMs(backends), token: deps.tokens.issue(reader as UserId) }));
  process.on('disconnect', () => process.exit());
}

/** CPU time of this process and its database backends: unlike wall time, not affected by other load. */
function cpuMs(backends: ReadonlySet<number>): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + [...backends].reduce((sum, pid) => sum + backendMs(pid), 0);
}

/** In nanoseconds there; the ticks of `stat` are too coarse for a short round. */
function backendMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}
