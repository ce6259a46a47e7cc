import type { BoardCard } from '@mungchi/contract';

/** An answer as it was, and as it goes over the wire once it has been sent. */
export type NearbyPage = { cards: BoardCard[]; next: string | null; json?: Buffer };

type Entry = { page: NearbyPage; squares: readonly string[]; from: Date; until: Date };

const ENTRIES = 300;

/**
 * Lists of neighbourhoods, kept until something in one of their squares changes. What was read before a change came in is
 * not kept after it: the reader takes the turn first, reads, and hands the turn back.
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
    const isStale = this.#cleared > turn || entry.squares.some((square) => (this.#changed.get(square) ?? 0) > turn);
    if (isStale) return;
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }

  forget(square: string): void {
    this.#turn += 1;
    this.#changed.set(square, this.#turn);
    for (const [key, { squares }] of this.#entries) if (squares.includes(square)) this.#entries.delete(key);
  }

  clear(): void {
    this.#turn += 1;
    this.#cleared = this.#turn;
    this.#entries.clear();
  }
}
