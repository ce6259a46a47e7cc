import { readFileSync } from 'node:fs';
import { Redis, type RedisOptions } from 'ioredis';

/** Command timeout. */
const COMMAND_MS = 250;
/** A connection that leaves a command unanswered for this long is dropped and reopened. */
const SILENCE_MS = 2_000;
const BEAT_MS = 1_000;

type Address = { host: string; port: number };
type Options = {
  onError?: (error: unknown) => void;
  commandMs?: number;
  sentinels?: readonly Address[];
  /** A file with the authority that signed the certificates of a `rediss://`; those the system knows without it. */
  authority?: string | null;
};

/** Reconnects until it is disconnected; commands that cannot be sent now fail at once, and the caller decides. */
export function connectRedis(url: string, options: Options = {}): Redis {
  const { onError = () => undefined, commandMs = COMMAND_MS, sentinels = [], authority = null } = options;
  const tls = url.startsWith('rediss:') ? { ...(authority && { ca: readFileSync(authority) }) } : null;
  const redis = new LastingRedis(url, {
    ...(tls && { tls }),
    ...(sentinels.length > 0 && viaSentinels(url, sentinels, tls)),
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: 5_000,
    commandTimeout: commandMs,
    socketTimeout: Math.max(SILENCE_MS, 2 * commandMs),
    retryStrategy: retryMs,
  });
  redis.on('error', onError);
  return redis.lasting();
}

const retryMs = (attempt: number): number => Math.min(50 * attempt, 1_000);

/**
 * ioredis ends for good when it drops a connection that is still being made: a Sentinel announces the new primary while
 * it is being asked for it, and the node would be without Redis until its next start.
 */
class LastingRedis extends Redis<'legacy'> {
  #wanted = true;

  lasting(): this {
    return this.on('end', () => {
      if (this.#wanted) setTimeout(() => this.#reopen(), retryMs(1)).unref();
    });
  }

  override disconnect(reconnect = false): void {
    this.#wanted = reconnect;
    super.disconnect(reconnect);
  }

  override duplicate(changes?: Partial<RedisOptions>): Redis {
    return new LastingRedis({ ...this.options, ...changes, replyMapping: 'legacy' }).lasting();
  }

  #reopen(): void {
    if (this.#wanted && this.status === 'end') this.connect().catch(() => undefined);
  }
}

/** The host in the URL is then the name by which the Sentinels know the primary; password and TLS are theirs as well. */
function viaSentinels(url: string, sentinels: readonly Address[], tls: { ca?: Buffer } | null) {
  const { hostname, password } = new URL(url);
  return {
    sentinels: [...sentinels],
    name: hostname,
    ...(password && { sentinelPassword: decodeURIComponent(password) }),
    ...(tls && { sentinelTLS: tls, enableTLSForSentinelMode: true }),
    sentinelRetryStrategy: retryMs,
    sentinelCommandTimeout: SILENCE_MS,
    // Also leaves a former primary that still answers.
    failoverDetector: true,
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  } satisfies RedisOptions;
}

/** Pings regularly: an idle connection would never notice that the other side has stopped answering. */
export function keepAsking(redis: Redis, onFailure: () => void = () => undefined): void {
  let timer: NodeJS.Timeout | undefined;
  redis.on('ready', () => {
    timer = setInterval(() => void redis.ping().catch(onFailure), BEAT_MS).unref();
  });
  redis.on('close', () => clearInterval(timer));
}
