import type { BankCode, PayoutId, UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { accountNumbers } from './account-number';

export type PastAccount = { payoutId: PayoutId; bank: BankCode; number: string; holder: string };

/** Takes the accounts out of somebody's past payouts and returns them: the law keeps them elsewhere. */
export async function forgetAccounts(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  userId: UserId,
  now: Date,
): Promise<PastAccount[]> {
  const past = await tx
    .selectFrom('payouts')
    .select(['id', 'bank', 'number', 'holder'])
    .where('userId', '=', userId)
    .where('number', 'is not', null)
    .orderBy('id')
    .execute();
  const { read } = await accountNumbers(deps, tx, now);
  await tx.updateTable('payouts').set({ number: null, last4: '', holder: '' }).where('userId', '=', userId).execute();
  return past.map(({ id, bank, number, holder }) => ({
    payoutId: id,
    bank,
    number: read(number!),
    holder,
  }));
}
