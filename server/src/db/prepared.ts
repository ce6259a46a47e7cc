import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { CamelQuery } from './camel-rows';
import type { DatabaseWatch } from './database-watch';

export const PREPARED_MARK = '/* prepared */';

/**
 * Put this first into a frequent query, with the query builder `.modifyFront(PREPARED)`, or last, `.modifyEnd(PREPARED)`: each
 * connection then plans it once instead of every time. Only for a small number of distinct texts; values must be parameters.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(PREPARED_MARK);

const names = new Map<string, string>();
let named = 0;

export class PreparingClient extends pg.Client {
  /** Called when no answer came within the timeout. */
  onSilent: (() => void) | null = null;
  watch: DatabaseWatch | null = null;

  // biome-ignore lint/suspicious/noExplicitAny: stands in front of a method with eight signatures
  override query(text: any, ...rest: any[]): any {
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    if (typeof text !== 'string' || !isMarked(text)) return this.#watch(send(text, ...rest));
    const [values, ...others] = rest;
    return this.#watch(send({ name: nameOf(text), text, values }, ...others));
  }

  /** Its rows have the names of the code. */
  camelQuery(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (!isMarked(text)) return this.#camel({ text, values });
    return this.#camel({ name: nameOf(text), text, values }).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      // Under another name it is planned anew; a transaction has failed as a whole, and is tried again by `transact`.
      names.delete(text);
      if (this.getTransactionStatus() !== 'I') throw error;
      return this.#camel({ name: nameOf(text), text, values });
    });
  }

  #camel(statement: { name?: string; text: string; values: unknown[] }): Promise<pg.QueryResult> {
    const answer = new Promise<pg.QueryResult>((resolve, reject) => {
      const told = (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result));
      super.query(new CamelQuery({ ...statement, callback: told }));
    });
    return this.#watch(answer);
  }

  /**
   * After a timeout the driver keeps the connection: the pool would hand it to the next caller, who would wait as long.
   */
  #watch<T>(result: T): T;
  #watch(result: unknown): unknown {
    if (!(result instanceof Promise)) return result;
    const answer = this.watch ? this.watch.during(result) : result;
    return answer.catch((error: Error) => {
      if (error.message === 'Query read timeout') {
        void this.end();
        this.onSilent?.();
      }
      throw error;
    });
  }
}

/** `select *` was planned before a newer release gave the table a column. */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** The query builder writes the verb before the mark. */
const LONGEST_VERB = 'select '.length;

function isMarked(text: string): boolean {
  return text.slice(0, LONGEST_VERB + PREPARED_MARK.length).includes(PREPARED_MARK) || text.endsWith(PREPARED_MARK);
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `p${++named}`;
  names.set(text, name);
  return name;
}
