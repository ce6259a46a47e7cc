import { secretGenerations } from './key-generations';
import { acceptedKeys, signingKey } from './key-rules';
import type { Db } from './schema';
import { sharedSecret } from './shared-secret';
import type { MasterKeys } from './wrapped-secret';

/** What the numbers of bank accounts are sealed with, and all keys that may have sealed one. */
export type DataKeys = { sealing: string; accepted: readonly string[] };

/**
 * The operator's own keys (`DATA_KEY`), or the one in the database, which rotates. Read at the moment of use: what it seals has to
 * outlive rotations.
 */
export async function dataKeys(
  { dataKeys: own, masterKeys }: { dataKeys: readonly string[]; masterKeys: MasterKeys },
  db: Db,
  now: Date,
): Promise<DataKeys> {
  await sharedSecret(db, 'data', masterKeys);
  const stored = await secretGenerations(db, 'data', masterKeys);
  return { sealing: own[0] ?? signingKey(stored, now), accepted: [...own, ...acceptedKeys(stored)] };
}
