import type { UserId } from '@mungchi/contract';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { hasOpenPayout } from './has-open-payout';
import { lockPerson } from './lock-person';

/** That there was one stays: otherwise removing and saving again would be a way around the waiting. */
export async function removeAccount({ db }: Deps, userId: UserId): Promise<void> {
  await transact(db, async (tx) => {
    await lockPerson(tx, userId);
    if (await hasOpenPayout(tx, userId)) throw new Refusal('PAYOUT_OPEN');
    await tx
      .updateTable('payoutAccounts')
      .set({ bank: null, number: null, last4: null, holder: null })
      .where('userId', '=', userId)
      .execute();
  });
}
