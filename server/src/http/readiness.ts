import { sharedCall } from '../shared-call';
import { within } from '../within';

const ANSWER_MS = 3000;

/** Something that may fail by itself. Without a vital part the node is of no use and gets no visitors. */
export type Part = { vital: boolean; works(): boolean | Promise<boolean> };

export type Look = { status: 'ok' | 'unavailable' | 'stopping'; parts: Record<string, 'ok' | 'degraded' | 'down'> };

/** Knows whether this node should be sent visitors, and why not. */
export class Readiness {
  readonly #parts = new Map<string, Part>();
  readonly #answerMs: number;
  #stopping = false;
  /** Those who ask at the same time share the answer: asking must not become a load of its own. */
  readonly #ask = sharedCall(() => this.#askAll());

  constructor(answerMs = ANSWER_MS) {
    this.#answerMs = answerMs;
  }

  add(name: string, part: Part): void {
    this.#parts.set(name, part);
  }

  /** From now on visitors are to be sent elsewhere. */
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

  async #answer(name: string, { works }: Part): Promise<boolean> {
    try {
      return await within(this.#answerMs, name, Promise.resolve(works()));
    } catch {
      return false;
    }
  }
}
