import { Redis } from 'ioredis';

/** A command that has no answer by then fails. */
const COMMAND_MS = 250;
/** A connection that has been asked and says nothing for this long is given up, and made anew. */
const SILENCE_MS = 2_000;
const BEAT_MS = 1_000;

type Options = { onError?: (error: unknown) => void; commandMs?: number };

/** Connects for ever; what cannot be answered now fails at once, and its sender decides. */
export function connectRedis(url: string, { onError = () => undefined, commandMs = COMMAND_MS }: Options = {}): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: 5_000,
    commandTimeout: commandMs,
    socketTimeout: Math.max(SILENCE_MS, 2 * commandMs),
    retryStrategy: (attempt) => Math.min(50 * attempt, 1_000),
  });
  redis.on('error', onError);
  return redis;
}

/** A connection that nothing is asked of would never notice that the other side has fallen silent. */
export function keepAsking(redis: Redis, onFailure: () => void = () => undefined): void {
  const timer = setInterval(() => {
    if (redis.status === 'ready') redis.ping().catch(onFailure);
  }, BEAT_MS).unref();
  redis.once('end', () => clearInterval(timer));
}
