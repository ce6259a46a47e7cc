import type { Redis, Result } from 'ioredis';
import { LocalRateLimiter, type RateLimiter, type Take } from './rate-limit';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    takeToken(key: string, limit: number, windowMs: number): Result<number, Context>;
  }
}

/** A sorted set of the times within the window, by Redis's own clock. Answers 0, or the milliseconds to wait. */
const SCRIPT = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local count = redis.call('ZCARD', KEYS[1])
if count >= limit then
  local oldest = redis.call('ZRANGE', KEYS[1], count - limit, count - limit, 'WITHSCORES')
  return math.max(1, (oldest[2] or now) + window - now)
end
redis.call('ZADD', KEYS[1], now, clock[1] .. '.' .. clock[2] .. '.' .. count)
redis.call('PEXPIRE', KEYS[1], window)
return 0
`;

/** Shared by all nodes. While Redis is away each node limits on its own: a limit never stops the service. */
export class RedisRateLimiter implements RateLimiter {
  readonly #redis: Redis;
  readonly #fallback = new LocalRateLimiter();

  /** The connection stays its owner's. */
  constructor(redis: Redis) {
    this.#redis = redis;
    this.#redis.defineCommand('takeToken', { numberOfKeys: 1, lua: SCRIPT });
  }

  async takeToken(key: string, limit: number, windowMs: number): Promise<Take> {
    if (this.#redis.status !== 'ready') return this.#fallback.takeToken(key, limit, windowMs);
    try {
      const retryAfter = await this.#redis.takeToken(`limit:${key}`, limit, windowMs);
      return retryAfter === 0 ? { ok: true } : { ok: false, retryAfter };
    } catch {
      return this.#fallback.takeToken(key, limit, windowMs);
    }
  }
}
