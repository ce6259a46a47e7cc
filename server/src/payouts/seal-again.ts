import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { accountNumbers } from './account-number';

/** Before a key goes, every number is sealed with the one that stays. */
export async function sealAgain(deps: Pick<Deps, 'config'>, tx: Tx, now: Date): Promise<void> {
  const { seal, read } = await accountNumbers(deps, tx, now);
  for (const { userId, number } of await tx.selectFrom('payoutAccounts').selectAll().forUpdate().execute()) {
    if (number === null) continue;
    const again = { number: seal(read(number)) };
    await tx.updateTable('payoutAccounts').set(again).where('userId', '=', userId).execute();
  }
  for (const { id, number } of await tx.selectFrom('payouts').selectAll().forUpdate().execute()) {
    if (number === null) continue;
    const again = { number: seal(read(number)) };
    await tx.updateTable('payouts').set(again).where('id', '=', id).execute();
  }
}
