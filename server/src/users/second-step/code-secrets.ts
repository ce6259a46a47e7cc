import { dataKeys } from '../../db/data-keys';
import type { Db, Tx } from '../../db/schema';
import { sealText, unsealText } from '../../db/sealed-text';
import type { Deps } from '../../deps';

/** Seals and opens what time codes are made with, as the numbers of bank accounts are. */
export async function codeSecrets({ config, now }: Pick<Deps, 'config' | 'now'>, db: Db | Tx) {
  const { sealing, accepted } = await dataKeys(config, db, now());
  return {
    seal: (secret: Buffer) => sealText(sealing, secret.toString('base64url')),
    open: (sealed: string) => Buffer.from(unsealText(accepted, sealed), 'base64url'),
  };
}

/** Before a key goes, every secret is sealed with the one that stays. */
export async function sealCodesAgain(deps: Pick<Deps, 'config' | 'now'>, tx: Tx): Promise<void> {
  const { seal, open } = await codeSecrets(deps, tx);
  for (const { userId, secret } of await tx.selectFrom('operatorCodes').selectAll().forUpdate().execute())
    await tx
      .updateTable('operatorCodes')
      .set({ secret: seal(open(secret)) })
      .where('userId', '=', userId)
      .execute();
}
