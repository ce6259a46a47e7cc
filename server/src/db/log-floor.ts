import { within } from '../within';
import { type LogPosition, primaryPosition } from './log-position';
import type { Db } from './schema';

/** How stale a read may be for a reader who has written nothing. */
const FRESH_MS = 1000;
const ASK_MS = 500;

/** Where the primary's log was at most a second ago, and not before the last news. */
export class LogFloor {
  readonly #primary: Db;
  readonly #freshMs: number;
  #position: LogPosition = 0n;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<LogPosition> | null = null;

  constructor(primary: Db, freshMs = FRESH_MS) {
    this.#primary = primary;
    this.#freshMs = freshMs;
  }

  /** The next call of `now` asks the primary again, however fresh the last position is. */
  forget(): void {
    this.#askedAt = Number.NEGATIVE_INFINITY;
    this.#asking = null;
  }

  /** While the primary does not answer, the last one known. */
  async now(): Promise<LogPosition> {
    if (performance.now() - this.#askedAt < this.#freshMs) return this.#position;
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  #ask(): Promise<LogPosition> {
    const askedAt = performance.now();
    const asking = within(ASK_MS, 'the position of the log', primaryPosition(this.#primary))
      .catch(() => this.#position)
      .then((position) => {
        // Otherwise it was forgotten meanwhile: too old for those who ask now.
        if (this.#asking === asking) this.#keep(position, askedAt);
        return position;
      });
    return asking;
  }

  #keep(position: LogPosition, askedAt: number): void {
    this.#position = position;
    this.#askedAt = askedAt;
    this.#asking = null;
  }
}
