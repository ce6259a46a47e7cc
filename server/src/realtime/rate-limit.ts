/** `retryAfter` is in milliseconds. */
export type Take = { ok: true } | { ok: false; retryAfter: number };

/** At most `limit` takes of a key in any `windowMs`; what costs more takes `cost` at once. A refused take does not count. */
export interface RateLimiter {
  /** Synchronous where no other node has to be asked. */
  takeToken(key: string, limit: number, windowMs: number, cost?: number): Take | Promise<Take>;
}

const SWEEP_EVERY = 10_000;
const TAKEN: Take = { ok: true };

/** The limiter of a single node. Exact: it keeps the time of every take within the window. */
export class LocalRateLimiter implements RateLimiter {
  readonly #takes = new Map<string, Taken>();
  readonly #now: () => number;
  #calls = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  takeToken(key: string, limit: number, windowMs: number, cost = 1): Take {
    const now = this.#now();
    this.#sweep(now);
    let taken = this.#takes.get(key);
    if (!taken) {
      taken = { times: [], from: 0, windowMs };
      this.#takes.set(key, taken);
    }
    const { times } = taken;
    while (taken.from < times.length && times[taken.from]! <= now - windowMs) taken.from += 1;
    if (taken.from > 64 && taken.from * 2 > times.length) {
      times.splice(0, taken.from);
      taken.from = 0;
    }
    if (times.length - taken.from + cost > limit) {
      return { ok: false, retryAfter: Math.max(1, (times[times.length + cost - limit - 1] ?? now) + windowMs - now) };
    }
    for (let nth = 0; nth < cost; nth++) times.push(now);
    return TAKEN;
  }

  /** Removes unused keys, so that they do not pile up. */
  #sweep(now: number): void {
    this.#calls += 1;
    if (this.#calls % SWEEP_EVERY !== 0) return;
    for (const [key, { times, windowMs }] of this.#takes) {
      if ((times.at(-1) ?? 0) <= now - windowMs) this.#takes.delete(key);
    }
  }
}

interface Taken {
  times: number[];
  /** The index in `times` where the window begins. */
  from: number;
  windowMs: number;
}
