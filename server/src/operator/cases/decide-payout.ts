import type { PayoutId } from '@mungchi/contract';
import { logAct } from '../../audit/log-act';
import { assertTypedAgain } from '../../audit/typed-again';
import type { Deps } from '../../deps';
import { type EndedPayout, endPayout } from '../../payouts/end-payout';
import { decideEnd } from '../../payouts/payout-rules';
import { refuseIf } from '../../refusal';
import { type Actor, assertNotOwn } from '../operator';

/** Says how a payout ended, with the sum typed once more. Nobody ends their own. */
export async function decidePayout(
  deps: Deps,
  actor: Actor,
  payoutId: PayoutId,
  end: EndedPayout,
  confirm: number,
): Promise<void> {
  await endPayout(deps, payoutId, end, async (tx, payout) => {
    assertNotOwn(actor, [payout.userId]);
    refuseIf(decideEnd(payout.state, end.state));
    assertTypedAgain(payout.amount, confirm);
    await logAct(tx, {
      at: deps.now(),
      byId: actor.userId,
      requestId: actor.requestId,
      what: 'payout.end',
      target: `payout ${payoutId}`,
      before: { state: payout.state, person: payout.userId },
      after: { state: end.state, amount: payout.amount },
      reason: end.state === 'SENT' ? end.reference : end.why,
    });
  });
}
