import { randomBytes } from 'node:crypto';
import type { KeyGeneration } from './key-rules';
import type { Db, Tx } from './schema';
import { isWrapped, type MasterKeys, openSecret, wrapSecret } from './wrapped-secret';

/** A new generation signs from here on: every node has read it by then. */
const LEAD_MS = 5 * 60_000;
/** By now nothing that the generation before the last one signed is alive. */
const APART_MS = 60 * 60_000;

/** Adds a generation to a key and lets go of all but the last one before it; null when the last rotation is too young. */
export async function addGeneration(tx: Tx, name: string, now: Date, keys: MasterKeys): Promise<Date | null> {
  const newest = await tx
    .selectFrom('secrets')
    .select(['generation', 'signsFrom', 'value'])
    .where('name', '=', name)
    .orderBy('generation', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!newest || now.getTime() - newest.signsFrom.getTime() < APART_MS) return null;
  const signsFrom = new Date(now.getTime() + LEAD_MS);
  const next = { name, generation: newest.generation + 1 };
  const made = randomBytes(32).toString('base64url');
  // A node that does not know the master key yet reads this row, too: it is wrapped when the others are.
  const value = isWrapped(newest.value) ? wrapSecret(keys, next, made) : made;
  await tx
    .insertInto('secrets')
    .values({ ...next, value, signsFrom, createdAt: now })
    .execute();
  await tx.deleteFrom('secrets').where('name', '=', name).where('generation', '<', newest.generation).execute();
  return signsFrom;
}

/** All generations of a secret, opened. */
export async function secretGenerations(db: Db, name: string, keys: MasterKeys): Promise<KeyGeneration[]> {
  const rows = await db
    .selectFrom('secrets')
    .select(['generation', 'value', 'signsFrom'])
    .where('name', '=', name)
    .execute();
  return rows.map((row) => ({ ...row, value: openSecret(keys, { name, generation: row.generation }, row.value) }));
}
