import { Redis } from 'ioredis';

/** Command timeout. */
const COMMAND_MS = 250;
/** A connection that leaves a command unanswered for this long is dropped and reopened. */
const SILENCE_MS = 2_000;
const BEAT_MS = 1_000;

type Options = { onError?: (error: unknown) => void; commandMs?: number };

/** Reconnects for ever; commands that cannot be sent now fail at once, and the caller decides. */
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

/** Pings regularly: an idle connection would never notice that the other side has stopped answering. */
export function keepAsking(redis: Redis, onFailure: () => void = () => undefined): void {
  const timer = setInterval(() => {
    if (redis.status === 'ready') redis.ping().catch(onFailure);
  }, BEAT_MS).unref();
  redis.once('end', () => clearInterval(timer));
}
