import type { Payouts, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { ledBoards } from './led-boards';
import { listPayouts, readAccount, wireAccount } from './payout-rows';
import { payoutBalanceOf } from './payout-rules';

/** What somebody has collected as a leader, and where it is. */
export async function readPayouts(deps: Deps, userId: UserId): Promise<Payouts> {
  const { db } = deps;
  const at = deps.now();
  const { later, ...standing } = payoutBalanceOf(await ledBoards(deps, db, userId, at), at);
  const list = await listPayouts(db, userId);
  const account = await readAccount(db, userId);
  const sum = (state: 'REQUESTED' | 'SENT') =>
    list.filter((payout) => payout.state === state).reduce((total, { amount }) => total + amount, 0);
  return {
    ...standing,
    later: later.map(({ amount, from }) => ({ amount, from: from.toISOString() })),
    requested: sum('REQUESTED'),
    sent: sum('SENT'),
    account: account && wireAccount(account, at),
    list,
  };
}
