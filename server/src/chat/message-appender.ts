import { setTimeout } from 'node:timers/promises';
import type { Deps } from '../deps';
import { CHAT_CHANNEL } from './announce';
import { appendMessages } from './append-messages';
import type { Outcome, SentDraft } from './outcome';

const BATCH_MAX = 1000;
const QUEUE_MAX = 20_000;
/**
 * A write to a socket costs more than the message in it, so when many speak, batches leave at this distance and every
 * write carries several messages. Few wait for nobody.
 */
const PACE_MS = 12;
const CROWD = 32;

type Waiting = { draft: SentDraft; resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };

/**
 * Group commit: while one transaction is on its way, messages of all rooms gather for the next. A message is announced
 * and its sender told only after the commit.
 */
export class MessageAppender {
  readonly #deps: Pick<Deps, 'db' | 'bus' | 'now'>;
  #queue: Waiting[] = [];
  #running: Promise<void> | null = null;
  /** When the batch on its way left. */
  #leftAt: number | null = null;

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

  /** How long the batch on its way has been. */
  get batchAgeMs(): number {
    return this.#leftAt === null ? 0 : performance.now() - this.#leftAt;
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // What arrived together is stored together.
    await turn();
    let announce: (() => void) | null = null;
    while (this.#queue.length > 0) {
      const started = performance.now();
      this.#leftAt = started;
      const batch = this.#queue.splice(0, BATCH_MAX);
      const storing = this.#store(batch);
      if (announce) {
        // The statement leaves first, so that the database works while the batch before it is handed out.
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

  /** Returns what is to be done after the commit. */
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
    for (const outcome of outcomes) if (outcome.ok) lines.push(outcome.line);
    if (lines.length > 0) this.#deps.bus.publish(CHAT_CHANNEL, lines);
    for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!);
  }

  /** A message that the database cannot take must not take its neighbours down with it. */
  async #storeOneByOne(batch: Waiting[], error: unknown): Promise<void> {
    const isDataError = /^2[23]/.test((error as { code?: string }).code ?? '');
    if (batch.length > 1 && isDataError) for (const one of batch) (await this.#store([one]))();
    else for (const { reject } of batch) reject(error);
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
