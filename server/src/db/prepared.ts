import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';

export const PREPARED_MARK = '/* prepared */';

/**
 * Put first into a query that runs all day long: each connection then plans it once instead of every time. Only for
 * texts of which there are few; values must be parameters.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(PREPARED_MARK);

const names = new Map<string, string>();

export class PreparingClient extends pg.Client {
  /** Told when no answer came within the limit. */
  onSilent: (() => void) | null = null;

  // biome-ignore lint/suspicious/noExplicitAny: stands in front of a method with eight signatures
  override query(text: any, ...rest: any[]): any {
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    if (typeof text !== 'string' || !text.startsWith(PREPARED_MARK)) return this.#watch(send(text, ...rest));
    const [values, ...others] = rest;
    return this.#watch(send({ name: nameOf(text), text, values }, ...others));
  }

  /** The driver gives up waiting, but not the connection: the pool would hand it to the next, who waits as long. */
  #watch(result: unknown): unknown {
    if (!(result instanceof Promise)) return result;
    return result.catch((error: Error) => {
      if (error.message === 'Query read timeout') {
        void this.end();
        this.onSilent?.();
      }
      throw error;
    });
  }
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `p${names.size + 1}`;
  names.set(text, name);
  return name;
}
