import type { Tx } from './schema';
import { isWrappedWith, type MasterKeys, openSecret, wrapSecret } from './wrapped-secret';

/** Wraps every secret that is not wrapped with the first key yet. How many there were. */
export async function wrapSecrets(tx: Tx, keys: MasterKeys): Promise<number> {
  const [key] = keys;
  if (key === undefined) return 0;
  const rows = await tx.selectFrom('secrets').selectAll().orderBy('name').orderBy('generation').forUpdate().execute();
  const stale = rows.filter(({ value }) => !isWrappedWith(key, value));
  for (const { value, ...place } of stale) {
    await tx
      .updateTable('secrets')
      .set({ value: wrapSecret(keys, place, openSecret(keys, place, value)) })
      .where('name', '=', place.name)
      .where('generation', '=', place.generation)
      .execute();
  }
  return stale.length;
}
