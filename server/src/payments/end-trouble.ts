import type { UserId } from '@mungchi/contract';
import type { PaymentTroubleRow } from '../db/rows';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { refundTrouble } from './refunds/refund-trouble';

/** `by` null: at the terminal. */
type End = { by: UserId | null; decision: string; refund: boolean };

/** Ends a payment that did not fit: taken note of, or given back. */
export async function endTrouble(
  deps: Deps,
  tx: Tx,
  trouble: PaymentTroubleRow,
  { by, decision, refund }: End,
): Promise<void> {
  const ended = await tx
    .updateTable('paymentTroubles')
    .set({ endedAt: deps.now(), endedBy: by, decision })
    .where('impUid', '=', trouble.impUid)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) throw new Refusal('ALREADY_DECIDED');
  if (refund) await refundTrouble(deps, tx, { ...trouble, amount: (trouble.record as { amount: number }).amount });
}
