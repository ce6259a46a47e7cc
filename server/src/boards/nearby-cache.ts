import type { BoardCard } from '@mungchi/contract';

/** An answer as it was, and as it goes over the wire once it has been sent. */
export type NearbyPage = { cards: BoardCard[]; next: string | null; json?: Buffer };

/** `of`: the squares it lies in and the people it shows. */
type Entry = { page: NearbyPage; of: ReadonlySet<string>; from: Date; until: Date };

const ENTRIES = 300;
const CHANGES = 10_000;

/**
 * Lists of neighbourhoods, kept until something in one of their squares or somebody they show changes. What was read
 * before a change came in is not kept after it: the reader takes the turn first, reads, and hands the turn back.
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

  /** Whatever is being read now will not be kept. */
  #forgetChanges(): void {
    this.#cleared = this.#turn;
    this.#changed.clear();
  }
}
