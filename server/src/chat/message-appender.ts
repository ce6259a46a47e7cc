import { setTimeout } from 'node:timers/promises';
import type { Deps } from '../deps';
import { CHAT_CHANNEL } from './announce';
import { appendMessages } from './append-messages';
import type { Outcome, SentDraft } from './outcome';

const BATCH_MAX = 1000;
const QUEUE_MAX = 20_000;
/**
 * A socket write costs more than the message in it, so under load batches are spaced by this interval and every write
 * carries several messages. Below `CROWD` messages in a batch there is no delay.
 */
const PACE_MS = 12;
const CROWD = 32;

type Waiting = { draft: SentDraft; resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };

/**
 * Group commit: while one transaction is in flight, messages of all rooms queue for the next. A message is published and
 * acknowledged only after the commit.
 */
export class MessageAppender {
  readonly #deps: Pick<Deps, 'db' | 'bus' | 'now' | 'news'>;
  #queue: Waiting[] = [];
  #running: Promise<void> | null = null;
  /** Start time of the batch in flight. */
  #leftAt: number | null = null;

  constructor(deps: Pick<Deps, 'db' | 'bus' | 'now' | 'news'>) {
    this.#deps = deps;
  }

  /** Rejects when the message may not have been stored; a retry with the same key is idempotent. */
  append(draft: SentDraft): Promise<Outcome> {
    if (this.#queue.length >= QUEUE_MAX) return Promise.resolve({ ok: false, code: 'UNAVAILABLE' });
    return new Promise((resolve, reject) => {
      this.#queue.push({ draft, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Age of the batch in flight. */
  get batchAgeMs(): number {
    return this.#leftAt === null ? 0 : performance.now() - this.#leftAt;
  }

  /** Resolves when nothing is in flight. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // Yield once, so that messages of the same tick share a batch.
    await turn();
    let announce: (() => void) | null = null;
    while (this.#queue.length > 0) {
      const started = performance.now();
      this.#leftAt = started;
      const batch = this.#queue.splice(0, BATCH_MAX);
      const storing = this.#store(batch);
      if (announce) {
        // The statement is sent first, so that the database works while the previous batch is published.
        await turn();
        announce();
      }
      announce = await storing;
      this.#leftAt = null;
      const pause = batch.length < CROWD ? 0 : PACE_MS - (performance.now() - started);
      if (pause < 1 && this.#queue.length > 0) continue;
      announce();
      announce = null;
      if (pause >= 1) await setTimeout(pause);
    }
    this.#running = null;
  }

  /** Returns the after-commit callback. */
  async #store(batch: Waiting[]): Promise<() => void> {
    const { db, now } = this.#deps;
    const drafts = batch.map(({ draft }) => draft);
    try {
      const outcomes = await appendMessages(db, now(), drafts);
      return () => this.#announce(batch, outcomes);
    } catch (error) {
      await this.#storeOneByOne(batch, error);
      return () => undefined;
    }
  }

  #announce(batch: Waiting[], outcomes: Outcome[]): void {
    const lines: string[] = [];
    for (const [index, outcome] of outcomes.entries()) {
      if (!outcome.ok) continue;
      lines.push(outcome.line);
      this.#deps.news.add(batch[index]!.draft.roomId);
    }
    if (lines.length > 0) this.#deps.bus.publish(CHAT_CHANNEL, lines);
    for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!);
  }

  /** One message with invalid data must not fail the rest of its batch. */
  async #storeOneByOne(batch: Waiting[], error: unknown): Promise<void> {
    const isDataError = /^2[23]/.test((error as { code?: string }).code ?? '');
    if (batch.length > 1 && isDataError) for (const one of batch) (await this.#store([one]))();
    else for (const { reject } of batch) reject(error);
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
