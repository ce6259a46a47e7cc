import type { PayoutId, UserId } from '@mungchi/contract';
import { logAct } from '../audit/log-act';
import { assertTypedAgain } from '../audit/typed-again';
import type { PayoutRow } from '../db/rows';
import type { Deps } from '../deps';
import { refuseIf } from '../refusal';
import { type EndedPayout, endPayout } from './end-payout';
import { decideEnd } from './payout-rules';

/** Who says it: an operator at the console, or null at the command line. */
type Person = { byId: UserId | null; requestId: string; assertMay?: (payout: PayoutRow) => void };

/** A person says how a payout ended, with the sum typed once more; its line in the audit is of the same transaction. */
export async function endPayoutBy(
  deps: Deps,
  { byId, requestId, assertMay }: Person,
  payoutId: PayoutId,
  end: EndedPayout,
  sum: number,
): Promise<void> {
  await endPayout(deps, payoutId, end, async (tx, payout) => {
    assertMay?.(payout);
    refuseIf(decideEnd(payout.state, end.state));
    assertTypedAgain(payout.amount, sum);
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
