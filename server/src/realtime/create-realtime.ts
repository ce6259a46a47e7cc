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

/** The deployment's name separates deployments that share a Redis but not a database. */
export function createRealtime(config: Config, log: Logger, deployment: string): Realtime {
  const nodeLimiter = new LocalRateLimiter();
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
    limiter: new RedisRateLimiter(redis, health, deployment),
    nodeLimiter,
    redis: { healthy: () => health.healthy() && bus.connected },
    closeBus: async () => {
      await bus.close();
      redis.disconnect();
    },
  };
}
