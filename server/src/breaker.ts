/**
 * Who asks: a `sweep` finds what nobody told of; a `promise` is something told or owed, and goes through to a party that
 * rests, a few at a time; a `visitor` waits for the answer and never waits for a party that rests.
 */
export type ProviderAsker = 'sweep' | 'promise' | 'visitor';

type BreakerOptions = { after?: number; restMs?: number; promisesAtOnce?: number; now?: () => number };

/**
 * Lets a party rest that has been silent several times in a row: asking on would only make our own work wait. After the rest
 * one sweep asks; any answer, also a refusal, ends it.
 */
export class Breaker {
  readonly #after: number;
  readonly #restMs: number;
  readonly #promisesAtOnce: number;
  readonly #now: () => number;
  #silences = 0;
  #restsUntil: number | null = null;
  #promises = 0;

  constructor({ after = 5, restMs = 10_000, promisesAtOnce = 2, now = () => performance.now() }: BreakerOptions = {}) {
    this.#after = after;
    this.#restMs = restMs;
    this.#promisesAtOnce = promisesAtOnce;
    this.#now = now;
  }

  get rests(): boolean {
    return this.#restsUntil !== null;
  }

  /** Asks, or answers `RESTING` at once. */
  async attempt<T>(
    asker: ProviderAsker,
    ask: () => Promise<T>,
    isSilence: (error: unknown) => boolean,
  ): Promise<T | Resting> {
    if (!this.#admits(asker)) return RESTING;
    const isPromise = this.rests && asker === 'promise';
    if (isPromise) this.#promises += 1;
    try {
      const answer = await ask();
      this.#heard();
      return answer;
    } catch (error) {
      if (isSilence(error)) this.#silent();
      else this.#heard();
      throw error;
    } finally {
      if (isPromise) this.#promises -= 1;
    }
  }

  #admits(asker: ProviderAsker): boolean {
    if (this.#restsUntil === null) return true;
    if (asker === 'visitor') return false;
    if (asker === 'promise' && this.#promises < this.#promisesAtOnce) return true;
    if (this.#now() < this.#restsUntil) return false;
    // This one asks; the next only after another rest.
    this.#restsUntil = this.#now() + this.#restMs;
    return true;
  }

  #heard(): void {
    this.#silences = 0;
    this.#restsUntil = null;
  }

  #silent(): void {
    this.#silences += 1;
    if (this.#silences >= this.#after) this.#restsUntil = this.#now() + this.#restMs;
  }
}

export const RESTING = Symbol('resting');
export type Resting = typeof RESTING;
