/** Somebody must have been suspect for a while, without a break, to be condemned. */
export class Suspicion {
  readonly #ms: number;
  #since = new Map<string, number>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Of those who are suspect now, those who have been for long enough. */
  confirm(suspects: readonly string[], now = performance.now()): string[] {
    this.#since = new Map(suspects.map((name) => [name, this.#since.get(name) ?? now]));
    return suspects.filter((name) => now - this.#since.get(name)! >= this.#ms);
  }
}
