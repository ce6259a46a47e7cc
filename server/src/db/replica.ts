import { awaitReplay, NoStandby } from './await-replay';
import { isDatabaseAway } from './database-away';
import { LogFloor } from './log-floor';
import type { LogPosition } from './log-position';
import { replicaDelay } from './replica-delay';
import type { Db } from './schema';

/** How long a call waits for the standby to catch up: more than replaying takes, less than anybody feels. */
const WAIT_MS = 100;
/** Then it is looked at again, beside the calls. */
const REST_MS = 2000;
/** A statement that stood in the way of replaying was cancelled. */
const CANCELLED = '40001';

/** Why something was read at the primary, or that it was not. */
export type ReadOutcome = 'replica' | 'behind' | 'away';
type Trouble = Exclude<ReadOutcome, 'replica'>;

export type ReplicaWatch = {
  onRead?: (outcome: ReadOutcome) => void;
  /** The standby gets no reads for a while. */
  onRest?: (why: Trouble, error?: unknown) => void;
  onReturn?: () => void;
};

/** Reads at a standby that has replayed what the reader must see; at the primary while it is behind or away. */
export class Replica {
  readonly #primary: Db;
  readonly #standby: Db;
  readonly #watch: ReplicaWatch;
  readonly #floor: LogFloor;
  #resting: { why: Trouble; lookAt: number } | null = null;

  constructor(primary: Db, standby: Db, watch: ReplicaWatch = {}, freshMs?: number) {
    this.#primary = primary;
    this.#standby = standby;
    this.#watch = watch;
    this.#floor = new LogFloor(primary, freshMs);
  }

  /** A change was announced: every later read has to see it. */
  noteNews(): void {
    this.#floor.forget();
  }

  healthy(): boolean {
    return this.#resting === null;
  }

  /** How far the standby is behind; null when it does not answer. */
  delayMs(): Promise<number | null> {
    return replicaDelay(this.#primary, this.#standby);
  }

  /** `own`: where the reader's last change stands. The work only reads: if it fails there, it is done at the primary. */
  async read<T>(own: LogPosition | null, work: (db: Db) => Promise<T>): Promise<T> {
    const done = this.#resting ? this.#stayAway(this.#resting) : await this.#readThere(own, work);
    if (typeof done === 'object') {
      this.#watch.onRead?.('replica');
      return done.answer;
    }
    this.#watch.onRead?.(done);
    return work(this.#primary);
  }

  /** On one connection: behind a balancer two of them may lead to two standbys. */
  async #readThere<T>(own: LogPosition | null, work: (db: Db) => Promise<T>): Promise<{ answer: T } | Trouble> {
    const floor = await this.#floor.now();
    const needed = own !== null && own > floor ? own : floor;
    try {
      return await this.#standby.connection().execute(async (db) => {
        const replayed = await awaitReplay(db, needed, WAIT_MS);
        if (replayed >= needed) return { answer: await work(db) };
        // Not when only `own` is ahead: a made-up one must not send everybody to the primary.
        if (replayed < floor) this.#rest('behind');
        return 'behind';
      });
    } catch (error) {
      if ((error as { code?: string }).code === CANCELLED) return 'behind';
      if (!isDatabaseAway(error) && !(error instanceof NoStandby)) throw error;
      this.#rest('away', error);
      return 'away';
    }
  }

  #rest(why: Trouble, error?: unknown): void {
    const was = this.#resting;
    this.#resting = { why, lookAt: performance.now() + REST_MS };
    if (was?.why !== why) this.#watch.onRest?.(why, error);
  }

  #stayAway(resting: { why: Trouble; lookAt: number }): Trouble {
    if (performance.now() >= resting.lookAt) {
      resting.lookAt = Number.POSITIVE_INFINITY;
      void this.#look();
    }
    return resting.why;
  }

  async #look(): Promise<void> {
    try {
      const floor = await this.#floor.now();
      if ((await awaitReplay(this.#standby, floor, WAIT_MS)) < floor) return this.#rest('behind');
      this.#resting = null;
      this.#watch.onReturn?.();
    } catch (error) {
      this.#rest('away', error);
    }
  }
}
