import type { Selectable } from 'kysely';
import type { RefundsTable } from '../../db/money-tables';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { ProviderRefused } from '../provider/payment-provider';
import { raiseCase } from '../raise-case';
import { isRefusedForGood, isWhole } from './refund-rules';

type Refund = Selectable<RefundsTable>;
type Why = 'REFUND_REFUSED' | 'REFUND_ODD';

/** Stops trying a refund: an operator looks at it. */
export async function parkRefund(deps: Deps, refund: Refund, kind: Why, note: string): Promise<void> {
  await raise(deps, refund, kind, note, deps.now());
}

/** The provider refused. It is tried again for three days, then a person is told why; a whole refund goes on being tried. */
export async function refuseRefund(deps: Deps, refund: Refund, error: unknown): Promise<void> {
  if (!(error instanceof ProviderRefused) || !isRefusedForGood(refund.createdAt, deps.now())) throw error;
  const parkedAt = isWhole(refund.reason) ? null : deps.now();
  await raise(deps, refund, 'REFUND_REFUSED', `refund ${refund.id} of ${refund.amount}: ${error.message}`, parkedAt);
  if (!parkedAt) throw error;
}

async function raise(deps: Deps, refund: Refund, kind: Why, note: string, parkedAt: Date | null): Promise<void> {
  await transact(deps.db, async (tx) => {
    await tx.updateTable('refunds').set({ parkedAt }).where('id', '=', refund.id).execute();
    const { userId } = await tx
      .selectFrom('participants')
      .select('userId')
      .where('id', '=', refund.participantId)
      .executeTakeFirstOrThrow();
    const { boardId, impUid, amount } = refund;
    await raiseCase(deps, tx, { kind, boardId, userId, impUid, amount, note });
  });
}
