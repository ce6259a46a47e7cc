/** Counts entries per key, against a maximum. */
export class CappedCounts<Key> {
  readonly #max: number;
  readonly #counts = new Map<Key, number>();

  constructor(max: number) {
    this.#max = max;
  }

  isFull(key: Key): boolean {
    return (this.#counts.get(key) ?? 0) >= this.#max;
  }

  enter(key: Key): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  leave(key: Key): void {
    const left = (this.#counts.get(key) ?? 0) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
