import type { Redis } from 'ioredis';
import { keepAsking } from './redis';

/** How long Redis counts as away after a command timed out. */
const AWAY_MS = 5_000;

/**
 * Whether Redis answers in time: only the commands in flight when it stops answering wait for it, later ones skip it.
 */
export class RedisHealth {
  readonly #redis: Redis;
  #awayUntil = 0;

  /** The caller keeps ownership of the connection. */
  constructor(redis: Redis) {
    this.#redis = redis;
    keepAsking(redis, () => this.#failed());
  }

  healthy(): boolean {
    return this.#redis.status === 'ready' && Date.now() >= this.#awayUntil;
  }

  /** The answer, or null when none came in time. */
  async ask<T>(command: (redis: Redis) => Promise<T>): Promise<T | null> {
    if (!this.healthy()) return null;
    try {
      return await command(this.#redis);
    } catch {
      this.#failed();
      return null;
    }
  }

  #failed(): void {
    this.#awayUntil = Date.now() + AWAY_MS;
  }
}
