import type { BoardId } from '@mungchi/contract';
import type { MoneyCaseKind } from '../../db/column-types';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';

export const REFUND_CASES = ['REFUND_REFUSED', 'REFUND_ODD', 'REFUND_WAITS'] as const satisfies MoneyCaseKind[];

/** What the cases of a payment were about has been done: they end by themselves. Whether one was open. */
export async function closeCases(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  impUid: string,
  kinds: readonly MoneyCaseKind[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('moneyCases')
    .set({ closedAt: now(), seenAt: null })
    .where('impUid', '=', impUid)
    .where('kind', 'in', kinds)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

/** The same for a whole room. */
export async function closeBoardCases(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  boardId: BoardId,
  kinds: readonly MoneyCaseKind[],
): Promise<void> {
  await tx
    .updateTable('moneyCases')
    .set({ closedAt: now(), seenAt: null })
    .where('boardId', '=', boardId)
    .where('kind', 'in', kinds)
    .where('closedAt', 'is', null)
    .execute();
}
