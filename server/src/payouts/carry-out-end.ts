import type { PayoutId } from '@mungchi/contract';
import { audited } from '../audit/audited';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { endPayoutBy } from './end-payout-by';
import type { PayoutOrder } from './payout-order';

export type OrderedEnd = Omit<PayoutOrder, 'sum'> & {
  requestId: string;
  /** Missing where the command of the release before left it waiting: it did not ask for it. */
  sum?: number;
};

/** Does what an operator said on the command line, with an audit line. A refusal is an answer, not a fault. */
export async function carryOutEnd(deps: Deps, { requestId, payoutId, end, sum }: OrderedEnd): Promise<void> {
  const line = { userId: null, action: 'payout-end', object: `payout ${payoutId} ${end.state}`, requestId } as const;
  await audited(deps, line, async () =>
    endPayoutBy(deps, { byId: null, requestId }, payoutId, end, sum ?? (await amountOf(deps, payoutId))),
  ).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    deps.log.warn({ payoutId, state: end.state, code: error.code }, 'the end of a payout was refused');
  });
}

async function amountOf({ db }: Deps, payoutId: PayoutId): Promise<number> {
  const payout = await db.selectFrom('payouts').select('amount').where('id', '=', payoutId).executeTakeFirst();
  return payout?.amount ?? 0;
}
