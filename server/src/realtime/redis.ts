import { Redis } from 'ioredis';

/** Connects for ever; what was on its way when the connection broke fails, and its sender decides. */
export function connectRedis(url: string, onError: (error: unknown) => void = () => undefined): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    connectTimeout: 5_000,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1_000),
  });
  redis.on('error', onError);
  return redis;
}
