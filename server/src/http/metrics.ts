import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Ground } from '../ground';
import { mayReadMetrics } from './metrics-reader';

export type Metrics = Registry;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Prometheus: durations by route pattern (never by URL: every id would create its own series). */
export function registerMetrics(
  app: FastifyInstance,
  { config, metrics, redis }: Pick<Ground, 'config' | 'redis'> & { metrics: Metrics },
): void {
  const registers = [metrics];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const refused = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Calls refused with 429',
    labelNames: ['method', 'route'],
    registers,
  });
  if (redis) {
    new Gauge({
      name: 'redis_up',
      help: '0 while this process goes on without Redis',
      registers,
      collect() {
        this.set(redis.healthy() ? 1 : 0);
      },
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode === 429) refused.inc({ method, route });
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(config.metricsToken, request)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
