import { Redis, type RedisOptions } from 'ioredis';

/** Command timeout. */
const COMMAND_MS = 250;
/** A connection that leaves a command unanswered for this long is dropped and reopened. */
const SILENCE_MS = 2_000;
const BEAT_MS = 1_000;

type Address = { host: string; port: number };
type Options = { onError?: (error: unknown) => void; commandMs?: number; sentinels?: readonly Address[] };

/** Reconnects for ever; commands that cannot be sent now fail at once, and the caller decides. */
export function connectRedis(url: string, options: Options = {}): Redis {
  const { onError = () => undefined, commandMs = COMMAND_MS, sentinels = [] } = options;
  const redis = new Redis(url, {
    ...(sentinels.length > 0 && viaSentinels(url, sentinels)),
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

/** The host in the URL is then the name by which the Sentinels know the primary. */
function viaSentinels(url: string, sentinels: readonly Address[]): RedisOptions {
  return {
    sentinels: [...sentinels],
    name: new URL(url).hostname,
    sentinelRetryStrategy: (attempt) => Math.min(50 * attempt, 1_000),
    sentinelCommandTimeout: SILENCE_MS,
    // Also leaves a former primary that still answers.
    failoverDetector: true,
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  };
}

/** Pings regularly: an idle connection would never notice that the other side has stopped answering. */
export function keepAsking(redis: Redis, onFailure: () => void = () => undefined): void {
  const timer = setInterval(() => {
    if (redis.status === 'ready') redis.ping().catch(onFailure);
  }, BEAT_MS).unref();
  redis.once('end', () => clearInterval(timer));
}
