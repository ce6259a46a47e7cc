import type { PayoutAccount, PayoutAccountForm, UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { payoutAccountChanged } from '../notifications/payout-entries';
import { Refusal } from '../refusal';
import { accountNumbers } from './account-number';
import { hasOpenPayout } from './has-open-payout';
import { readAccount, wireAccount } from './payout-rows';
import { isSameName, usableFrom } from './payout-rules';

/** Saves where payouts go. A change is told at once and waits; the same account again changes nothing. */
export async function saveAccount(deps: Deps, userId: UserId, form: PayoutAccountForm): Promise<PayoutAccount> {
  return transact(deps.db, async (tx) => {
    const { verifiedName } = await lockWriter(tx, userId);
    if (await hasOpenPayout(tx, userId)) throw new Refusal('PAYOUT_OPEN');
    const { bank, number, holder } = form;
    if (verifiedName !== null && !isSameName(holder, verifiedName)) throw new Refusal('PAYOUT_HOLDER');
    const at = deps.now();
    const old = await readAccount(tx, userId);
    const numbers = await accountNumbers(deps, tx, at);
    const isSame = old?.bank === bank && old.holder === holder && numbers.read(old.number) === number;
    if (isSame) return wireAccount(old, at);

    const hadOne = await tx
      .selectFrom('payoutAccounts')
      .select('userId')
      .where('userId', '=', userId)
      .executeTakeFirst();
    const account = { bank, last4: number.slice(-4), holder, usableFrom: usableFrom(at, hadOne === undefined) };
    const row = { ...account, number: numbers.seal(number), setAt: at };
    await tx
      .insertInto('payoutAccounts')
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute();
    if (hadOne) await notify(deps, tx, [{ userId, ...payoutAccountChanged(at) }]);
    return wireAccount(account, at);
  });
}
