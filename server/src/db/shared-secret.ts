import { randomBytes } from 'node:crypto';
import type { Db } from './schema';

/** A key shared by all nodes on one database: the first node creates it, the others read it. */
export async function sharedSecret(db: Db, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, generation: 1, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.columns(['name', 'generation']).doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .orderBy('generation', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return value;
}
