/** Nobody answered in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The process is stopping. */
export class HungUp extends Error {
  override readonly name = 'HungUp';
}

/** Calls of other parties: each has its time, and those still under way when the process stops are ended. */
export class OutsideLine {
  readonly #open = new Set<AbortController>();
  #isDown = false;

  async call<T>(withinMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#isDown) throw new HungUp('the process is stopping');
    const cut = new AbortController();
    const late = setTimeout(() => cut.abort(new NoAnswer(`no answer within ${withinMs} ms`)), withinMs);
    this.#open.add(cut);
    try {
      const ended = new Promise<never>((_, reject) =>
        cut.signal.addEventListener('abort', () => reject(cut.signal.reason as Error), { once: true }),
      );
      return await Promise.race([ask(cut.signal), ended]);
    } finally {
      clearTimeout(late);
      this.#open.delete(cut);
    }
  }

  hangUp(): void {
    this.#isDown = true;
    for (const cut of this.#open) cut.abort(new HungUp('the process is stopping'));
  }
}
