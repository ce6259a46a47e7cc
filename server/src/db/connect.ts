import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CAMEL_NAMES, camelPool } from './camel-rows';
import type { DatabaseWatch } from './database-watch';
import { dropIdle, limitsOf } from './limits';
import { PreparingClient } from './prepared';
import type { Db } from './schema';
import type { Schema } from './schema.gen';

export type DbConnection = { db: Db; pool: pg.Pool; close: () => Promise<void> };

export type ConnectOptions = {
  max?: number;
  /** Statement timeout; 0, the default, means none: for commands and benchmarks. */
  limitMs?: number;
  onLost?: (error: Error) => void;
  /** Knows when the database hangs; callers are then refused at once. */
  watch?: DatabaseWatch;
  /** Called after every statement, for traces. */
  onStatement?: (event: LogEvent) => void;
};

export function connect(url: string, options: ConnectOptions = {}): DbConnection {
  const { max = 10, limitMs = 0, onLost = () => {}, onStatement, watch } = options;
  const pool = new (watch ? watchedPool(watch) : pg.Pool)({
    Client: PreparingClient,
    connectionString: url,
    max,
    application_name: 'mungchi',
    ...limitsOf(limitMs),
    types: { getTypeParser },
  });
  // A connection closed by the database must not end the process; the pool opens another.
  pool.on('error', onLost);
  const drop = dropIdle(pool);
  pool.on('connect', (client) => {
    client.on('error', onLost);
    if (!(client instanceof PreparingClient)) return;
    client.onSilent = drop;
    client.watch = watch ?? null;
  });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: camelPool(pool) }),
    plugins: [CAMEL_NAMES],
    ...(onStatement && { log: onStatement }),
  });
  return { db, pool, close: () => db.destroy() };
}

function watchedPool(watch: DatabaseWatch): typeof pg.Pool {
  return class extends pg.Pool {
    // biome-ignore lint/suspicious/noExplicitAny: stands in front of a method with two signatures
    override connect(callback?: any): any {
      if (callback) return super.connect(callback);
      if (watch.isAway) return Promise.reject(new Error('Connection terminated: the database does not answer'));
      return watch.during(super.connect());
    }
  };
}

const { INT8, NUMERIC, DATE } = pg.types.builtins;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const asIs = (text: string) => text;

/** Calendar dates stay text (a Date would shift with the time zone); instants are `Date`. */
const PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: safeNumber,
  [NUMERIC]: safeNumber,
  [DATE]: asIs,
  [INT8_ARRAY]: (text) => arrayOf(text).map(safeNumber),
  [DATE_ARRAY]: arrayOf,
};

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format === 'binary') return pg.types.getTypeParser(oid, format);
  return PARSERS[oid] ?? pg.types.getTypeParser(oid, 'text');
}

function arrayOf(text: string): string[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',');
}

/** Ids, won and counts; their sums arrive as numeric. */
function safeNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} does not fit a number`);
  return value;
}
