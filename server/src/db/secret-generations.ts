import type { KeyGeneration } from './key-rules';
import type { Db } from './schema';
import { type MasterKeys, openSecret } from './wrapped-secret';

/** All generations of a secret, opened. */
export async function secretGenerations(db: Db, name: string, keys: MasterKeys): Promise<KeyGeneration[]> {
  const rows = await db
    .selectFrom('secrets')
    .select(['generation', 'value', 'signsFrom'])
    .where('name', '=', name)
    .execute();
  return rows.map((row) => ({ ...row, value: openSecret(keys, { name, generation: row.generation }, row.value) }));
}
