import type { Redis } from 'ioredis';
import type { Config } from '../config';
import type { Logger } from '../log';
import { type Bus, LocalBus } from './bus';
import { createLive, type Live } from './live';
import { LocalRateLimiter, type RateLimiter } from './rate-limit';
import { connectRedis } from './redis';
import { RedisBus } from './redis-bus';
import { RedisRateLimiter } from './redis-rate-limit';

export type Realtime = {
  bus: Bus;
  live: Live;
  limiter: RateLimiter;
  /** Null on a single node. */
  redis: Redis | null;
  closeBus(): Promise<void>;
};

export function createRealtime(config: Config, log: Logger): Realtime {
  if (!config.redisUrl) {
    const bus = new LocalBus();
    return { bus, live: createLive(bus), limiter: new LocalRateLimiter(), redis: null, closeBus: () => bus.close() };
  }
  const warn = (err: unknown) => log.warn({ err }, 'redis');
  const redis = connectRedis(config.redisUrl, warn);
  const bus = new RedisBus(redis, warn);
  const closeBus = async () => {
    await bus.close();
    redis.disconnect();
  };
  return { bus, live: createLive(bus), limiter: new RedisRateLimiter(redis), redis, closeBus };
}
