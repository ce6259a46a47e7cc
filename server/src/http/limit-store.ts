import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Deps } from '../deps';

type Route = { routeInfo: { method: unknown; url: string } };

/** Lets the limits of calls be counted where those of chat are: by Redis, or here while it is away. */
export function limitStore({ limiter }: Pick<Deps, 'limiter'>): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(options: object) {
      const { routeInfo } = options as Partial<Route>;
      this.#route = routeInfo ? `${String(routeInfo.method)} ${routeInfo.url}` : '';
    }

    incr(key: string, done: Done, windowMs: number, max: number): void {
      const counted = async () => {
        const taken = await limiter.takeToken(`http ${this.#route} ${key}`, max, windowMs);
        return taken.ok ? { current: 1, ttl: windowMs } : { current: max + 1, ttl: taken.retryAfter };
      };
      callbackify(counted)(done);
    }

    child(options: object): LimitStore {
      return new LimitStore(options);
    }
  };
}

type Done = (error: Error | null, count?: { current: number; ttl: number }) => void;
