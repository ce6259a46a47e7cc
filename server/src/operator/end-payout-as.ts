import type { PayoutId } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { EndedPayout } from '../payouts/end-payout';
import { endPayoutBy } from '../payouts/end-payout-by';
import { assertNotOwn, type Operator } from './operator';

/** Says how a payout ended. Nobody ends their own. */
export async function endPayoutAs(
  deps: Deps,
  operator: Operator,
  payoutId: PayoutId,
  end: EndedPayout,
  confirm: number,
): Promise<void> {
  const { userId: byId, requestId } = operator;
  const assertMay = ({ userId }: { userId: Operator['userId'] }) => assertNotOwn(operator, [userId]);
  await endPayoutBy(deps, { byId, requestId, assertMay }, payoutId, end, confirm);
}
