import type { Redis, Result } from 'ioredis';
import { LocalRateLimiter, type RateLimiter, type Take } from './rate-limit';
import type { RedisHealth } from './redis-health';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    takeToken(key: string, limit: number, windowMs: number, cost: number, aheadMs: number): Result<number, Context>;
  }
}

/**
 * A sorted set of the times within the window, by Redis's own clock and how far ours is ahead of it. Returns 0, or the milliseconds to wait.
 */
const SCRIPT = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000) + tonumber(ARGV[4])
local limit, window, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local count = redis.call('ZCARD', KEYS[1])
if count + cost > limit then
  local last = count + cost - limit - 1
  local oldest = redis.call('ZRANGE', KEYS[1], last, last, 'WITHSCORES')
  return math.max(1, (oldest[2] or now) + window - now)
end
for nth = 1, cost do
  redis.call('ZADD', KEYS[1], now, clock[1] .. '.' .. clock[2] .. '.' .. (count + nth))
end
redis.call('PEXPIRE', KEYS[1], window)
return 0
`;

/**
 * Shared by all nodes. While Redis is away or does not answer each node limits on its own: a limit never stops the
 * service.
 */
export class RedisRateLimiter implements RateLimiter {
  readonly #health: RedisHealth;
  readonly #prefix: string;
  readonly #fallback: RateLimiter;
  readonly #aheadMs: () => number;

  /** The caller keeps ownership of the connection. */
  constructor(
    redis: Redis,
    health: RedisHealth,
    prefix: string,
    { now = () => new Date(), aheadMs = () => 0 }: { now?: () => Date; aheadMs?: () => number } = {},
  ) {
    this.#fallback = new LocalRateLimiter(() => now().getTime());
    this.#aheadMs = aheadMs;
    this.#health = health;
    this.#prefix = `${prefix}:limit:`;
    redis.defineCommand('takeToken', { numberOfKeys: 1, lua: SCRIPT });
  }

  async takeToken(key: string, limit: number, windowMs: number, cost = 1): Promise<Take> {
    const retryAfter = await this.#health.ask((redis) =>
      redis.takeToken(this.#prefix + key, limit, windowMs, cost, this.#aheadMs()),
    );
    if (retryAfter === null) return this.#fallback.takeToken(key, limit, windowMs, cost);
    return retryAfter === 0 ? { ok: true } : { ok: false, retryAfter };
  }
}
