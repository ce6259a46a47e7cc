import { logAct } from '../audit/log-act';
import type { Deps } from '../deps';
import { type EndedPayout, endPayout } from '../payouts/end-payout';
import { decideEnd } from '../payouts/payout-rules';
import { refuseIf } from '../refusal';
import { assertNotOwn, assertTypedAgain, type Operator } from './operator';

/** Says how a payout ended, with its line in the same transaction; the sum is typed once more. Nobody ends their own. */
export async function endPayoutAs(
  deps: Deps,
  operator: Operator,
  payoutId: number,
  end: EndedPayout,
  confirm: number,
): Promise<void> {
  const { userId: byId, requestId } = operator;
  await endPayout(deps, payoutId, end, async (tx, payout) => {
    assertNotOwn(operator, [payout.userId]);
    refuseIf(decideEnd(payout.state, end.state));
    assertTypedAgain(payout.amount, confirm);
    await logAct(tx, {
      at: deps.now(),
      byId,
      requestId,
      what: 'payout.end',
      target: `payout ${payoutId}`,
      before: { state: payout.state, person: payout.userId },
      after: { state: end.state, amount: payout.amount },
      reason: end.state === 'SENT' ? end.reference : end.why,
    });
  });
}
