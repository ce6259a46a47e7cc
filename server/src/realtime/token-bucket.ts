export interface BucketLimits {
  framesPerSecond: number;
  frameBurst: number;
  bytesPerSecond: number;
  byteBurst: number;
}

/**
 * A user's limit is ten messages in five seconds, but a client that reconnects with an outbox sends a few hundred at
 * once.
 */
export const DEFAULT_BUCKET: BucketLimits = {
  framesPerSecond: 100,
  frameBurst: 1000,
  bytesPerSecond: 64 * 1024,
  byteBurst: 2 * 1024 * 1024,
};

/** A token bucket for what one client may send: a burst, and the rate at which it refills. */
export class TokenBucket {
  readonly #limits: BucketLimits;
  #frames: number;
  #bytes: number;
  #at = performance.now();

  constructor(limits: BucketLimits) {
    this.#limits = limits;
    this.#frames = limits.frameBurst;
    this.#bytes = limits.byteBurst;
  }

  /** Counts one frame. False when the limit is exceeded. */
  take(bytes: number, now: number): boolean {
    const { framesPerSecond, frameBurst, bytesPerSecond, byteBurst } = this.#limits;
    const seconds = (now - this.#at) / 1000;
    this.#at = now;
    this.#frames = Math.min(frameBurst, this.#frames + seconds * framesPerSecond) - 1;
    this.#bytes = Math.min(byteBurst, this.#bytes + seconds * bytesPerSecond) - bytes;
    return this.#frames >= 0 && this.#bytes >= 0;
  }

  refill(): void {
    this.#frames = this.#limits.frameBurst;
    this.#bytes = this.#limits.byteBurst;
  }
}

export function scaleBucket(limits: BucketLimits, factor: number): BucketLimits {
  return {
    framesPerSecond: limits.framesPerSecond * factor,
    frameBurst: limits.frameBurst * factor,
    bytesPerSecond: limits.bytesPerSecond * factor,
    byteBurst: limits.byteBurst * factor,
  };
}
