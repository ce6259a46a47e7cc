import type { BoardCard } from '@mungchi/contract';

/** A cached answer; `sent` holds its bytes as readers took them so far. */
export type NearbyPage = { cards: BoardCard[]; next: string | null; sent: Map<string, Buffer> };

export function cachedPage(cards: BoardCard[], next: string | null): NearbyPage {
  return { cards, next, sent: new Map() };
}

/** `of`: cache tags, the grid squares it covers and the users it shows. */
type Entry = { page: NearbyPage; of: ReadonlySet<string>; from: Date; until: Date };

const ENTRIES = 300;
const CHANGES = 10_000;

/**
 * Nearby lists, invalidated when something in one of their squares or a user they show changes. Optimistic version check:
 * the reader takes `turn` before the query and passes it to `keep`, which drops results older than an invalidation.
 */
export class NearbyCache {
  readonly #entries = new Map<string, Entry>();
  readonly #changed = new Map<string, number>();
  #turn = 0;
  #cleared = 0;

  get turn(): number {
    return this.#turn;
  }

  find(key: string, now: Date): NearbyPage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    if (now < entry.from || now >= entry.until) return null;
    this.#entries.set(key, entry);
    return entry.page;
  }

  keep(key: string, turn: number, entry: Entry): void {
    const changed = [...entry.of].some((mark) => (this.#changed.get(mark) ?? 0) > turn);
    if (changed || this.#cleared > turn) return;
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }

  forget(mark: string): void {
    this.#turn += 1;
    if (this.#changed.size >= CHANGES) this.#forgetChanges();
    this.#changed.set(mark, this.#turn);
    for (const [key, entry] of this.#entries) if (entry.of.has(mark)) this.#entries.delete(key);
  }

  clear(): void {
    this.#turn += 1;
    this.#forgetChanges();
    this.#entries.clear();
  }

  /** Reads in flight will not be cached either. */
  #forgetChanges(): void {
    this.#cleared = this.#turn;
    this.#changed.clear();
  }
}
