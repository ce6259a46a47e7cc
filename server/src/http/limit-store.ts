import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Deps } from '../deps';

type Limiters = Pick<Deps, 'limiter' | 'nodeLimiter'>;
type Taken = Awaited<ReturnType<Limiters['limiter']['takeToken']>>;
type Route = { routeInfo: { method: unknown; url: string } };

/**
 * Counts writes with the same limiter as chat messages: across all nodes in Redis, or on this node while Redis is away.
 * Reads are counted on this node only.
 */
export function limitStore({ limiter, nodeLimiter }: Limiters): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    readonly #route: string;
    readonly #counter: Limiters['limiter'];

    constructor(options: object) {
      const { routeInfo } = options as Partial<Route>;
      this.#counter = routeInfo?.method === 'GET' ? nodeLimiter : limiter;
      this.#route = routeInfo ? `${String(routeInfo.method)} ${routeInfo.url}` : '';
    }

    incr(key: string, done: Done, windowMs: number, max: number): void {
      const tell = (taken: Taken) =>
        done(null, taken.ok ? { current: 1, ttl: windowMs } : { current: max + 1, ttl: taken.retryAfter });
      const taken = this.#counter.takeToken(`http ${this.#route} ${key}`, max, windowMs);
      // Without a promise where this node alone decides.
      if (taken instanceof Promise) taken.then(tell, done);
      else tell(taken);
    }

    child(options: object): LimitStore {
      return new LimitStore(options);
    }
  };
}

type Done = (error: Error | null, count?: { current: number; ttl: number }) => void;
