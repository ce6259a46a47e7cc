/** Confirms a suspect only after it has been suspect for a while without interruption. */
export class Suspicion {
  readonly #ms: number;
  #since = new Map<string, number>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Those of the current suspects that have been suspect for long enough. */
  confirm(suspects: readonly string[], now = performance.now()): string[] {
    this.#since = new Map(suspects.map((name) => [name, this.#since.get(name) ?? now]));
    return suspects.filter((name) => now - this.#since.get(name)! >= this.#ms);
  }
}
