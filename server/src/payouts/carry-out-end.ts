import { audited } from '../audit/audited';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { endPayout } from './end-payout';
import type { PayoutOrder } from './payout-order';

export type OrderedEnd = PayoutOrder & { requestId: string };

/** Does what an operator said on the command line, with an audit line. A refusal is an answer, not a fault. */
export async function carryOutEnd(deps: Deps, { requestId, payoutId, end }: OrderedEnd): Promise<void> {
  const line = { userId: null, action: 'payout-end', object: `payout ${payoutId} ${end.state}`, requestId } as const;
  await audited(deps, line, () => endPayout(deps, payoutId, end)).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    deps.log.warn({ payoutId, state: end.state, code: error.code }, 'the end of a payout was refused');
  });
}
