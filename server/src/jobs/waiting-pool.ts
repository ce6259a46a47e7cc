import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from '../db/database-away';
import { limitsOf } from '../db/limits';
import { PreparingClient } from '../db/prepared';

const AGAIN_MS = 500;
/** For a farewell nobody may hear: the line can be dead without our knowing. */
export const FAREWELL_MS = 1000;

/** graphile-worker retries what failed with this code; any other error it leaves uncaught. */
const RETRIED = 'ETIMEDOUT';

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/**
 * A pool for a library that treats a lost database as fatal: a caller who wants a connection gets it when the database
 * is back, and an interrupted statement is retried.
 */
export class WaitingPool extends pg.Pool {
  #waiting = true;
  #over = false;
  readonly #clients = new Set<pg.PoolClient>();

  constructor(url: string, { max, limitMs }: { max: number; limitMs: number }) {
    super({
      Client: RepeatedClient,
      connectionString: url,
      max,
      application_name: 'mungchi jobs',
      ...limitsOf(limitMs),
    });
    this.on('error', () => {});
    this.on('connect', (client) => {
      this.#clients.add(client);
      client.on('error', () => {});
    });
    this.on('remove', (client) => this.#clients.delete(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect();
    if (!callback) return connecting;
    connecting.then(
      (client) => process.nextTick(callback, undefined, client, releaseOnce(client)),
      (error) => process.nextTick(callback, error, undefined, () => {}),
    );
    return undefined;
  }

  /** Rejects those who wait for the database, because the runner is stopping. */
  stopWaiting(): void {
    this.#waiting = false;
  }

  async close(): Promise<void> {
    this.#over = true;
    const clients = new Set(this.#clients);
    await Promise.race([this.end(), setTimeout(FAREWELL_MS, undefined, { ref: false })]);
    for (const client of clients) client.connection.stream.destroy();
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      // After the pool has ended, a retried statement has no caller.
      if (this.#over) return new Promise(() => {});
      try {
        return await super.connect();
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        if (!this.#waiting) throw repeatable(error);
      }
      await setTimeout(AGAIN_MS, undefined, { ref: false });
    }
  }
}

class RepeatedClient extends PreparingClient {
  // biome-ignore lint/suspicious/noExplicitAny: stands in front of a method with eight signatures
  override query(...args: any[]): any {
    const result = (super.query as (...args: unknown[]) => unknown)(...args);
    if (!(result instanceof Promise)) return result;
    if (String(args[0]).startsWith('UNLISTEN')) this.#sayFarewell(result);
    return result.catch((error) => {
      throw isDatabaseAway(error) ? repeatable(error) : error;
    });
  }

  #sayFarewell(answer: Promise<unknown>): void {
    const late = globalThis.setTimeout(() => this.connection.stream.destroy(), FAREWELL_MS);
    const inTime = () => clearTimeout(late);
    answer.then(inTime, inTime);
  }
}

/** The library lets its listening client go twice when the line dies while it stops. */
function releaseOnce(client: pg.PoolClient): () => void {
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    client.release();
  };
}

function repeatable(error: unknown): Error {
  return Object.assign(new Error((error as Error).message, { cause: error }), { code: RETRIED });
}
