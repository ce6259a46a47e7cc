import { createHash } from 'node:crypto';
import type { Db } from './schema';
import { sharedSecret } from './shared-secret';
import type { MasterKeys } from './wrapped-secret';

/** The same for all nodes on one database, and different for every other database. */
export async function deploymentName(db: Db, keys: MasterKeys): Promise<string> {
  const secret = await sharedSecret(db, 'deployment', keys);
  return `mungchi-${createHash('sha256').update(secret).digest('hex').slice(0, 12)}`;
}
