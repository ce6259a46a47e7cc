import type { MoneyCaseKind } from '../../db/money-tables';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';

export const REFUND_CASES = ['REFUND_REFUSED', 'REFUND_ODD', 'REFUND_WAITS'] as const satisfies MoneyCaseKind[];

/** What a case was about has been done: it ends by itself. */
export async function closeCases(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  impUid: string,
  kinds: readonly MoneyCaseKind[],
): Promise<void> {
  await tx
    .updateTable('moneyCases')
    .set({ closedAt: now(), seenAt: null })
    .where('impUid', '=', impUid)
    .where('kind', 'in', kinds)
    .where('closedAt', 'is', null)
    .execute();
}
