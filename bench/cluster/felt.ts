/** What people felt while something was broken. */
export class Felt {
  calls = 0;
  failed = 0;
  /** Longest time in which nobody's call succeeded. */
  longestSilenceMs = 0;
  /** Longest time somebody needed for one wish, all their attempts together. */
  longestWaitMs = 0;
  latestMessageMs = 0;
  /** Longest time a live client was without its room, from the loss of its connection on. */
  longestAwayMs = 0;
  /** From the fault to the first answer to a wish that was begun after it. */
  firstSuccessMs: number | null = null;
  readonly why = new Map<string, number>();
  #lastSuccess = Date.now();
  #brokenAt: number | null = null;

  broke(): void {
    this.#brokenAt ??= Date.now();
  }

  succeeded(begunAt: number): void {
    const now = Date.now();
    this.calls += 1;
    this.longestSilenceMs = Math.max(this.longestSilenceMs, now - this.#lastSuccess);
    this.#lastSuccess = now;
    if (this.firstSuccessMs === null && this.#brokenAt !== null && begunAt >= this.#brokenAt)
      this.firstSuccessMs = now - this.#brokenAt;
  }

  failedWith(reason: string): void {
    this.calls += 1;
    this.failed += 1;
    this.why.set(reason, (this.why.get(reason) ?? 0) + 1);
  }

  waited(ms: number): void {
    this.longestWaitMs = Math.max(this.longestWaitMs, ms);
  }

  backAfter(ms: number): void {
    this.longestAwayMs = Math.max(this.longestAwayMs, ms);
  }

  heardAfter(ms: number): void {
    this.latestMessageMs = Math.max(this.latestMessageMs, ms);
  }
}
