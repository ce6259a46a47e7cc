import type { Redis } from 'ioredis';
import { keepAsking } from './redis';

/** How long Redis counts as away after a command it did not answer. */
const AWAY_MS = 5_000;

/** Whether Redis answers in time: only those under way when it falls silent wait for it, everybody else does without. */
export class RedisHealth {
  readonly #redis: Redis;
  #awayUntil = 0;

  /** The connection stays its owner's. */
  constructor(redis: Redis) {
    this.#redis = redis;
    keepAsking(redis, () => this.#failed());
  }

  healthy(): boolean {
    return this.#redis.status === 'ready' && Date.now() >= this.#awayUntil;
  }

  /** The answer, or null where there is none in time. */
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
