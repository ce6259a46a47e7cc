import type { Deps } from '../deps';
import { CHAT_CHANNEL } from './announce';
import { appendMessages } from './append-messages';
import type { Outcome, SentDraft } from './outcome';

const BATCH_MAX = 1000;
const QUEUE_MAX = 20_000;

type Waiting = { draft: SentDraft; resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };

/**
 * Group commit: while one transaction is on its way, messages of all rooms gather for the next. A message is announced
 * and its sender told only after the commit.
 */
export class MessageAppender {
  readonly #deps: Pick<Deps, 'db' | 'bus' | 'now'>;
  #queue: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(deps: Pick<Deps, 'db' | 'bus' | 'now'>) {
    this.#deps = deps;
  }

  /** Rejects when the message may not have been stored; sending it again with its key is harmless. */
  append(draft: SentDraft): Promise<Outcome> {
    if (this.#queue.length >= QUEUE_MAX) return Promise.resolve({ ok: false, code: 'UNAVAILABLE' });
    return new Promise((resolve, reject) => {
      this.#queue.push({ draft, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // What arrived together is stored together.
    await new Promise(setImmediate);
    while (this.#queue.length > 0) await this.#store(this.#queue.splice(0, BATCH_MAX));
    this.#running = null;
  }

  async #store(batch: Waiting[]): Promise<void> {
    const { db, bus, now } = this.#deps;
    let outcomes: Outcome[];
    try {
      outcomes = await appendMessages(
        db,
        now(),
        batch.map(({ draft }) => draft),
      );
    } catch (error) {
      await this.#storeOneByOne(batch, error);
      return;
    }
    const lines = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.line] : []));
    if (lines.length > 0) bus.publish(CHAT_CHANNEL, lines);
    for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!);
  }

  /** A message that the database cannot take must not take its neighbours down with it. */
  async #storeOneByOne(batch: Waiting[], error: unknown): Promise<void> {
    const isDataError = /^2[23]/.test((error as { code?: string }).code ?? '');
    if (batch.length > 1 && isDataError) for (const one of batch) await this.#store([one]);
    else for (const { reject } of batch) reject(error);
  }
}
