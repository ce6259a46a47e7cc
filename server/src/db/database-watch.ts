import pg from 'pg';

type WatchOptions = {
  /** Asks over a connection of its own, and rejects when there is no answer in time. */
  probe: () => Promise<unknown>;
  onChange?: (isAway: boolean) => void;
  /** Without any answer for so long, although somebody waits for one, the probe is sent. */
  silentMs?: number;
  everyMs?: number;
};

/** Of ours, or of a connection that we gave up: nobody has answered. */
const NO_ANSWER = /^(Query read timeout|timeout e|Connection terminated)/;

/**
 * Knows when the database hangs: nothing that was asked is answered, nor a question over a new connection. Whoever comes
 * then is refused at once instead of after the whole timeout. Idle, it asks nothing.
 */
export class DatabaseWatch {
  readonly #options: Required<WatchOptions>;
  readonly #timer: NodeJS.Timeout;
  #waiting = 0;
  /** Of the last answer, or when somebody began to wait. */
  #heardAt = performance.now();
  #probing = false;
  #isAway = false;

  constructor({ onChange = () => {}, silentMs = 1500, everyMs = 250, probe }: WatchOptions) {
    this.#options = { probe, onChange, silentMs, everyMs };
    this.#timer = setInterval(() => void this.#look(), everyMs).unref();
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Notes that somebody waits for the database until this is settled. */
  async during<T>(answer: Promise<T>): Promise<T> {
    if (this.#waiting++ === 0) this.#heardAt = performance.now();
    try {
      const result = await answer;
      this.#heard();
      return result;
    } catch (error) {
      // A refusal is an answer too.
      if (!NO_ANSWER.test((error as Error).message)) this.#heard();
      throw error;
    } finally {
      this.#waiting -= 1;
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #heard(): void {
    this.#heardAt = performance.now();
    this.#note(false);
  }

  async #look(): Promise<void> {
    const isSilent = this.#waiting > 0 && performance.now() - this.#heardAt > this.#options.silentMs;
    if (this.#probing || !(isSilent || this.#isAway)) return;
    this.#probing = true;
    const askedAt = performance.now();
    try {
      await this.#options.probe();
      this.#heard();
    } catch {
      if (this.#heardAt < askedAt) this.#note(true);
    } finally {
      this.#probing = false;
    }
  }

  #note(isAway: boolean): void {
    if (this.#isAway === isAway) return;
    this.#isAway = isAway;
    this.#options.onChange(isAway);
  }
}

/** Over a new connection, so that it does not wait behind others or on a dead one. */
export async function probeDatabase(url: string, withinMs = 1500): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'mungchi probe',
    connectionTimeoutMillis: withinMs,
  });
  client.on('error', () => {});
  const late = setTimeout(() => client.connection.stream.destroy(), withinMs);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    clearTimeout(late);
    void client.end().catch(() => {});
  }
}
