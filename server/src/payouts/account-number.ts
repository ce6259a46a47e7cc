import { dataKeys } from '../db/data-keys';
import type { Db } from '../db/schema';
import { sealText, unsealText } from '../db/sealed-text';
import type { Deps } from '../deps';

/** Seals and reads numbers of bank accounts. Reading throws when no key of ours sealed it. */
export async function accountNumbers({ config }: Pick<Deps, 'config'>, db: Db, now: Date) {
  const { sealing, accepted } = await dataKeys(config, db, now);
  return {
    seal: (digits: string) => sealText(sealing, digits),
    read: (sealed: string) => unsealText(accepted, sealed),
  };
}
