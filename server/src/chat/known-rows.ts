import type { RoomId, UserId } from '@mungchi/contract';
import type { ReadRow } from './room-rows';
import { isReadAnew } from './room-versions';

/** The number of a transaction comes again after days; nothing is kept for so long. */
const LONGEST_MS = 3_600_000;
const ROWS = 20_000;

type Known = { rows: Map<RoomId, ReadRow>; until: number };

/**
 * What was last read of rooms, per member. It answers nothing by itself: a row counts as long as the database names the
 * same versions for it, so nobody has to tell that something changed, and nothing is told too late.
 */
export class KnownRows {
  readonly #now: () => Date;
  readonly #known = new Map<UserId, Known>();
  #count = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Null: nothing is known of this member's rooms. */
  of(userId: UserId): ReadonlyMap<RoomId, ReadRow> | null {
    const known = this.#known.get(userId);
    const at = this.#now().getTime();
    // A clock that was set back makes nothing younger.
    return known && at < known.until && at >= known.until - LONGEST_MS ? known.rows : null;
  }

  /** Instead of what was known of this member; whoever was kept longest ago makes room. */
  keep(userId: UserId, rows: Iterable<ReadRow>): void {
    const kept = new Map<RoomId, ReadRow>();
    for (const row of rows) if (!isReadAnew(row)) kept.set(row.id, row);
    this.#forget(userId);
    if (kept.size === 0) return;
    this.#known.set(userId, { rows: kept, until: this.#now().getTime() + LONGEST_MS });
    this.#count += kept.size;
    for (const oldest of this.#known.keys()) {
      if (this.#count <= ROWS) return;
      this.#forget(oldest);
    }
  }

  #forget(userId: UserId): void {
    this.#count -= this.#known.get(userId)?.rows.size ?? 0;
    this.#known.delete(userId);
  }
}
