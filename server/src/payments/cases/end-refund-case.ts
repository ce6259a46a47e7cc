import { sql } from 'kysely';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { writeDownIn } from '../refunds/carry-out-refund';
import { refundLockOf } from '../refunds/refund-lock';

/** The first open refund is tried again, at once. */
export async function retryRefund(deps: Deps, tx: Tx, impUid: string): Promise<void> {
  const [refund] = await openRefunds(tx, impUid);
  if (!refund) return;
  await tx.updateTable('refunds').set({ parkedAt: null }).where('id', '=', refund.id).execute();
  await addJob(deps, tx, refund.id);
}

/** Nobody but the operator returns it from here on. Refused while a job is at the provider with it. */
export async function holdRefund(deps: Deps, tx: Tx, impUid: string): Promise<void> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${refundLockOf(impUid)}) as mine`.execute(tx);
  if (!rows[0]!.mine) throw new Refusal('REFUND_UNDER_WAY');
  const [refund] = await openRefunds(tx, impUid);
  if (!refund) throw new Refusal('NOTHING_OPEN');
  await tx.updateTable('refunds').set({ parkedAt: deps.now() }).where('id', '=', refund.id).execute();
}

/** Booked like any refund, with the bank's reference; those that waited behind it go on. */
export async function returnedByHand(deps: Deps, tx: Tx, impUid: string, reference: string): Promise<void> {
  const [refund, ...waiting] = await openRefunds(tx, impUid);
  if (!refund) throw new Refusal('NOTHING_OPEN');
  await writeDownIn(deps, tx, refund, reference);
  for (const { id } of waiting) await addJob(deps, tx, id);
}

function openRefunds(tx: Tx, impUid: string) {
  const open = tx.selectFrom('refunds').selectAll().where('impUid', '=', impUid).where('doneAt', 'is', null);
  return open.orderBy('id').execute();
}

function addJob({ jobs }: Deps, tx: Tx, refundId: number): Promise<void> {
  return jobs.add(tx, 'payments.refund', { refundId }, { key: `refund ${refundId}`, maxAttempts: 1000 });
}
