import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { sparingly } from '../log-sparingly';
import { Refusal } from '../refusal';

/** Only where both are exceeded: a slow database leaves the process free, and a short stall leaves few under way. */
export type LoadLimits = {
  /** Calls under way in this process. */
  calls: number;
  /** How late the process comes to its timers, in milliseconds. */
  lateMs: number;
};

export const LOAD_LIMITS: LoadLimits = { calls: 200, lateMs: 500 };

const LOOK_MS = 100;
const RETRY_SECONDS = 2;

/**
 * Reads that would only wait are answered 503 at once, so that those under way, writes, and whoever asks for this node's health are not
 * stuck behind them for seconds. Before anything else is done for a call.
 */
export function shedLoad(app: FastifyInstance, { log }: Pick<Deps, 'log'>, { calls, lateMs }: LoadLimits): void {
  let underWay = 0;
  let late = 0;
  let due = performance.now() + LOOK_MS;
  const timer = setInterval(() => {
    late = performance.now() - due;
    due = performance.now() + LOOK_MS;
  }, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  const say = sparingly((_, unsaid) => log.warn({ underWay, unsaid }, 'too much at once: reads are refused'));

  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const { endpoint } = routeOptions.config;
    if (!endpoint) return;
    // The timer itself may be overdue.
    const isLate = Math.max(late, performance.now() - due) > lateMs;
    if (endpoint.method === 'GET' && underWay >= calls && isLate) {
      say(null);
      const body = new Refusal('UNAVAILABLE').body();
      return reply.status(503).headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }).send(body);
    }
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  });
}
