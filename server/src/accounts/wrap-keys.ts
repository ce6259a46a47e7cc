import { sql } from 'kysely';
import { transact } from '../db/transaction';
import { wrapSecrets } from '../db/wrap-secrets';
import { printOf } from '../db/wrapped-secret';
import type { Deps } from '../deps';

/** Four pulses of a node. */
const ALIVE_MS = 60_000;

type Wrapped = { wrapped: number; waitsFor: string[] };

/**
 * Wraps the keys in the database with the master key, also when that changed. Not while a node runs that cannot open them: it would take
 * them as they are. A job tries again every minute.
 */
export async function wrapKeys({
  db,
  now,
  config,
  log,
}: Pick<Deps, 'db' | 'now' | 'config' | 'log'>): Promise<Wrapped> {
  const [key] = config.masterKeys;
  if (key === undefined) return { wrapped: 0, waitsFor: [] };
  const since = new Date(now().getTime() - ALIVE_MS);
  const { rows } = await sql<{ name: string }>`
    select name from nodes where seen_at > ${since} and not coalesce(${printOf(key)} = any(opens), false) order by name`.execute(
    db,
  );
  const waitsFor = rows.map(({ name }) => name);
  if (waitsFor.length > 0) return { wrapped: 0, waitsFor };
  const wrapped = await transact(db, (tx) => wrapSecrets(tx, config.masterKeys));
  if (wrapped > 0) log.info({ wrapped }, 'keys wrapped with the master key');
  return { wrapped, waitsFor };
}
