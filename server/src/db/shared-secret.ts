import { randomBytes } from 'node:crypto';
import type { Db } from './schema';
import { type MasterKeys, openSecret, wrapSecret } from './wrapped-secret';

/** A key shared by all nodes on one database: the first node creates it, the others read it. */
export async function sharedSecret(db: Db, name: string, keys: MasterKeys): Promise<string> {
  const first = { name, generation: 1 };
  await db
    .insertInto('secrets')
    .values({ ...first, value: wrapSecret(keys, first, randomBytes(32).toString('base64url')), createdAt: new Date() })
    .onConflict((conflict) => conflict.columns(['name', 'generation']).doNothing())
    .execute();
  const { value, generation } = await db
    .selectFrom('secrets')
    .select(['value', 'generation'])
    .where('name', '=', name)
    .orderBy('generation', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return openSecret(keys, { name, generation }, value);
}
