import type { UserId } from '@mungchi/contract';
/** Going back from a product repeats the request: within this time it is the same search. */
export const SAME_SEARCH_MS = 10 * 60_000;

const KEPT = 10_000;

/** Searches this process has already recorded, to skip the database. */
export class RecentSearches {
  readonly #at = new Map<string, number>();

  /** True the first time within ten minutes. */
  isNew(userId: UserId, keyword: string, at: Date): boolean {
    const key = `${userId} ${keyword}`;
    const last = this.#at.get(key);
    const age = at.getTime() - (last ?? 0);
    if (last !== undefined && age >= 0 && age < SAME_SEARCH_MS) return false;
    this.#at.delete(key);
    this.#at.set(key, at.getTime());
    const [oldest] = this.#at.keys();
    if (this.#at.size > KEPT && oldest !== undefined) this.#at.delete(oldest);
    return true;
  }
}
