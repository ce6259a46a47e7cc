import type { RefundRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { closeCases, REFUND_CASES } from '../cases/close-cases';
import { ProviderRefused } from '../provider/payment-provider';
import { raiseCase } from '../raise-case';
import { isRefusedForGood, isWhole } from './refund-rules';

type Why = (typeof REFUND_CASES)[number];

export const PARKED = Symbol('parked');

/** Stops trying a refund: an operator looks at it. */
export async function parkRefund(deps: Deps, refund: RefundRow, kind: Why, note: string): Promise<void> {
  await raise(deps, refund, kind, note, deps.now());
}

/**
 * It did not go out. It is tried again for three days, then a person is told why. Only a part that the provider refuses is parked;
 * everything else goes on being tried.
 */
export async function refuseRefund(deps: Deps, refund: RefundRow, error: unknown): Promise<typeof PARKED> {
  if (!isRefusedForGood(refund.createdAt, deps.now())) throw error;
  const note = `refund ${refund.id} of ${refund.amount}: ${error instanceof Error ? error.message : String(error)}`;
  const isRefused = error instanceof ProviderRefused;
  const parkedAt = isRefused && !isWhole(refund.reason) ? deps.now() : null;
  await raise(deps, refund, isRefused ? 'REFUND_REFUSED' : 'REFUND_WAITS', note, parkedAt);
  if (!parkedAt) throw error;
  return PARKED;
}

async function raise(deps: Deps, refund: RefundRow, kind: Why, note: string, parkedAt: Date | null): Promise<void> {
  await transact(deps.db, async (tx) => {
    if (parkedAt) await tx.updateTable('refunds').set({ parkedAt }).where('id', '=', refund.id).execute();
    await raiseRefundCase(deps, tx, refund, kind, note);
  });
}

/** One open case per payment: what the provider said outdoes that it said nothing. */
export async function raiseRefundCase(deps: Deps, tx: Tx, refund: RefundRow, kind: Why, note: string): Promise<void> {
  const { boardId, impUid, amount } = refund;
  if (kind === 'REFUND_WAITS' && (await hasCase(tx, impUid))) return;
  await closeCases(
    deps,
    tx,
    impUid,
    REFUND_CASES.filter((each) => each !== kind),
  );
  const { userId } = await tx
    .selectFrom('participants')
    .select('userId')
    .where('id', '=', refund.participantId)
    .executeTakeFirstOrThrow();
  await raiseCase(deps, tx, { kind, boardId, userId, impUid, amount, note });
}

async function hasCase(tx: Tx, impUid: string): Promise<boolean> {
  const open = tx.selectFrom('moneyCases').select('id').where('impUid', '=', impUid).where('closedAt', 'is', null);
  return (await open.where('kind', 'in', REFUND_CASES).execute()).length > 0;
}
