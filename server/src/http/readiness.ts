import { sharedCall } from '../shared-call';
import { within } from '../within';

const ANSWER_MS = 3000;

/** A part that may fail on its own. Without a vital part the node is not ready and gets no traffic. */
export type ReadinessPart = { vital: boolean; works(): boolean | Promise<boolean> };

export type Look = { status: 'ok' | 'unavailable' | 'stopping'; parts: Record<string, 'ok' | 'degraded' | 'down'> };

/** Knows whether this node should get traffic, and if not, why. */
export class Readiness {
  readonly #parts = new Map<string, ReadinessPart>();
  readonly #answerMs: number;
  #stopping = false;
  /** Concurrent callers share one check: checking must not become a load of its own. */
  readonly #ask = sharedCall(() => this.#askAll());

  constructor(answerMs = ANSWER_MS) {
    this.#answerMs = answerMs;
  }

  add(name: string, part: ReadinessPart): void {
    this.#parts.set(name, part);
  }

  /** From now on this node reports not ready. */
  stop(): void {
    this.#stopping = true;
  }

  async look(): Promise<Look> {
    return this.#stopping ? { status: 'stopping', parts: {} } : this.#ask();
  }

  async #askAll(): Promise<Look> {
    const answers = await Promise.all(
      [...this.#parts].map(async ([name, part]) => ({
        name,
        vital: part.vital,
        works: await this.#answer(name, part),
      })),
    );
    const state = ({ works, vital }: { works: boolean; vital: boolean }) => {
      if (works) return 'ok';
      return vital ? 'down' : 'degraded';
    };
    return {
      status: answers.every(({ works, vital }) => works || !vital) ? 'ok' : 'unavailable',
      parts: Object.fromEntries(answers.map((one) => [one.name, state(one)])),
    };
  }

  async #answer(name: string, { works }: ReadinessPart): Promise<boolean> {
    try {
      return await within(this.#answerMs, name, Promise.resolve(works()));
    } catch {
      return false;
    }
  }
}
