import type { Config } from '../config';
import type { Logger } from '../log';
import { type Bus, LocalBus } from './bus';
import { createLive, type Live } from './live';
import { LocalRateLimiter, type RateLimiter } from './rate-limit';
import { connectRedis } from './redis';
import { RedisBus } from './redis-bus';
import { RedisHealth } from './redis-health';
import { RedisRateLimiter } from './redis-rate-limit';

export type Realtime = {
  bus: Bus;
  live: Live;
  limiter: RateLimiter;
  /** Counts on this node only, without a network call: for floods, where an exact number does not matter. */
  nodeLimiter: RateLimiter;
  /**
   * Null on a single node. While Redis is unhealthy, each node counts limits on its own and learns of the others'
   * messages later.
   */
  redis: { healthy(): boolean } | null;
  closeBus(): Promise<void>;
};

type Given = {
  /** Separates deployments that share a Redis but not a database. */
  deployment: string;
  now: () => Date;
  /** How far `now` was moved ahead of real time, which is Redis' own. */
  aheadMs: () => number;
};

export function createRealtime(config: Config, log: Logger, { deployment, now, aheadMs }: Given): Realtime {
  const nodeLimiter = new LocalRateLimiter(() => now().getTime());
  if (!config.redisUrl) {
    const bus = new LocalBus();
    return { bus, live: createLive(bus), limiter: nodeLimiter, nodeLimiter, redis: null, closeBus: () => bus.close() };
  }
  const onError = (err: unknown) => log.warn({ err }, 'redis');
  const { redisUrl, redisSentinels: sentinels, redisAuthority: authority } = config;
  const redis = connectRedis(redisUrl, { onError, sentinels, authority });
  const health = new RedisHealth(redis);
  const bus = new RedisBus(redis, deployment, onError);
  return {
    bus,
    live: createLive(bus),
    limiter: new RedisRateLimiter(redis, health, deployment, { now, aheadMs }),
    nodeLimiter,
    redis: { healthy: () => health.healthy() && bus.connected },
    closeBus: async () => {
      await bus.close();
      redis.disconnect();
    },
  };
}
