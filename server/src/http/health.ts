import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { VERSION } from '../version';

export function registerHealth(app: FastifyInstance, { db, redis, replica, readiness }: Deps): void {
  readiness.add('database', {
    vital: true,
    works: () => sql`select 1 from schema_migrations limit 1`.execute(db).then(({ rows }) => rows.length > 0),
  });
  // Nodes work without Redis: each counts limits on its own and learns of the others' messages later.
  if (redis) readiness.add('redis', { vital: false, works: () => redis.healthy() });
  if (replica) readiness.add('replica', { vital: false, works: () => replica.healthy() });

  app.get('/healthz', () => ({ status: 'ok', version: VERSION }));

  app.get('/readyz', async (request, reply) => {
    const look = await readiness.look();
    if (look.status === 'ok') return look;
    if (look.status === 'unavailable') request.log.warn({ parts: look.parts }, 'not ready');
    return reply.status(503).send(look);
  });
}
