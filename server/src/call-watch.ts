import type { CallTally } from './db/operator-tables';

/** Names of outside services, as the machine room lists them. */
export type Outside = 'payments' | 'places' | 'phones' | 'push' | 'pictures';

/** How the calls of outside services went in this process, for the machine room. Counts and times only. */
export class CallWatch {
  readonly #now: () => Date;
  readonly #tallies = new Map<Outside, CallTally>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  note(name: Outside, ok: boolean): void {
    const { calls = 0, failed = 0 } = this.#tallies.get(name) ?? {};
    const lastAt = this.#now().toISOString();
    this.#tallies.set(name, { lastAt, lastOk: ok, calls: calls + 1, failed: failed + (ok ? 0 : 1) });
  }

  tallies(): Record<string, CallTally> {
    return Object.fromEntries(this.#tallies);
  }

  /** The same adapter; each promise it answers with is counted. */
  watch<T extends object>(name: Outside, adapter: T): T {
    const note = (ok: boolean) => this.note(name, ok);
    return new Proxy(adapter, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          const answer: unknown = value.apply(target, given);
          if (answer instanceof Promise)
            answer.then(
              () => note(true),
              () => note(false),
            );
          return answer;
        };
      },
    });
  }
}
