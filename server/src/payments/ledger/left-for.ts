import type { ParticipantRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { paidBy } from '../disputes/dispute-rows';
import { leftOf } from '../refunds/refund-rules';
import { paymentBalanceOf } from './ledger-rows';

/** What is left of a member's payment: paid, and neither given back nor promised to be. */
export async function leftFor(tx: Tx, { id, boardId }: Pick<ParticipantRow, 'id' | 'boardId'>): Promise<number> {
  const impUid = await paidBy(tx, id);
  return impUid ? leftOf(await paymentBalanceOf(tx, boardId, impUid)) : 0;
}
