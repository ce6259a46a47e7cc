import type { UserId } from '@mungchi/contract';
import { lockRoom } from '../../boards/lock-board';
import { markUnpaid } from '../../boards/seats/mark-seat';
import type { RefundRow } from '../../db/rows';
import type { Db, Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { refunded } from '../../notifications/entries';
import { notify } from '../../notifications/notify';
import { retell } from '../../notifications/retell';
import { trueUpDone } from '../../notifications/true-up-entry';
import { announceRoom } from '../announce-room';
import { closeCases, REFUND_CASES } from '../cases/close-cases';
import { paymentBalanceOf, writeMovement } from '../ledger/ledger-rows';
import { PARKED, parkRefund, refuseRefund } from './park-refund';
import { withRefundLock } from './refund-lock';
import { isWhole, knownBack, refundStep, refundWords } from './refund-rules';

/**
 * Carries out a requested refund. Idempotent: it reads the provider's record before cancelling, so a run that died half-way
 * can run again; the money is returned once and booked once. Refunds of one payment go strictly one after the other, by id:
 * otherwise one would be written down for another's money.
 */
export async function carryOutRefund(deps: Deps, refundId: number): Promise<void> {
  const refund = await deps.db
    .selectFrom('refunds')
    .select('impUid')
    .where('id', '=', refundId)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  // The process holding the lock finishes it, or the reconciler retries.
  if (refund) await withRefundLock(deps.db, refund.impUid, () => keepInTurn(deps, refund.impUid));
}

async function keepInTurn(deps: Deps, impUid: string): Promise<void> {
  for (;;) {
    const next = await firstOpen(deps.db, impUid);
    if (!next || next.parkedAt) return;
    await keepPromise(deps, next);
  }
}

async function firstOpen(db: Db, impUid: string): Promise<RefundRow | undefined> {
  const open = db.selectFrom('refunds').selectAll().where('impUid', '=', impUid).where('doneAt', 'is', null);
  return open.orderBy('id').limit(1).executeTakeFirst();
}

async function keepPromise(deps: Deps, refund: RefundRow): Promise<void> {
  const { db, payments } = deps;
  await db.updateTable('refunds').set({ triedAt: deps.now() }).where('id', '=', refund.id).execute();
  const record = await payments.payment(refund.impUid).catch((error: unknown) => refuseRefund(deps, refund, error));
  if (record === PARKED) return;
  faultPoint('refund.read');
  const standing = await transact(db, (tx) => paymentBalanceOf(tx, refund.boardId, refund.impUid));
  const step = refundStep(record, { ...refund, before: knownBack(standing) });
  if (step.do === 'wait') {
    const unknown = new Error(`the provider has no money for it (${record?.status ?? 'no such payment'})`);
    return void (await refuseRefund(deps, refund, unknown));
  }
  if (step.do === 'park') {
    const note = `refund ${refund.id} of ${refund.amount}: ${record?.cancelledAmount} of ${record?.amount} is cancelled there, the books know of ${knownBack(standing)}`;
    return parkRefund(deps, refund, 'REFUND_ODD', note);
  }
  if (step.do === 'tell') {
    try {
      await payments.refund(refund.impUid, step, refundWords(refund.reason));
    } catch (error) {
      return void (await refuseRefund(deps, refund, error));
    }
    if (!isWhole(refund.reason)) faultPoint('refund.partial-told');
  }
  faultPoint('refund.provider-done');
  await writeDown(deps, refund);
  faultPoint('refund.committed');
}

/** Books what has gone back. */
function writeDown(deps: Deps, refund: RefundRow): Promise<void> {
  return transact(deps.db, (tx) => writeDownIn(deps, tx, refund));
}

/** The same in the caller's transaction. `byHand`: the bank's reference, where an operator returned it past the provider. */
export async function writeDownIn(deps: Deps, tx: Tx, refund: RefundRow, byHand: string | null = null): Promise<void> {
  const at = deps.now();
  const { members, left } = await lockRoom(tx, refund.boardId);
  const marked = await tx
    .updateTable('refunds')
    .set({ doneAt: at, byHand })
    .where('id', '=', refund.id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  if (marked.numUpdatedRows === 0n) return;
  const { id: refundId, boardId, participantId, impUid, disputeId } = refund;
  const { paid, returned, charged } = await paymentBalanceOf(tx, boardId, impUid);
  const rest = paid - returned - charged;
  const amount = Math.min(refund.amount, rest);
  // A payment that was never booked for the room (a duplicate) is not booked as returned either.
  if (amount > 0) {
    const of = { impUid, refundId, boardId, participantId, ...(disputeId && { disputeId }) };
    await writeMovement(tx, { kind: 'REFUND', ...of, amount, at });
  }
  if (amount === rest) {
    const booked = await tx
      .updateTable('orders')
      .set({ status: 'REFUNDED', checkAt: null })
      .where('impUid', '=', impUid)
      .where('status', '=', 'PAID')
      .returning('participantId')
      .executeTakeFirst();
    await closeCases(deps, tx, impUid, ['UNCONFIRMED']);
    // Who gets everything back as a difference has paid all that it cost: nothing.
    if (booked && refund.reason !== 'TRUE_UP') {
      await markUnpaid(tx, booked.participantId);
      await deps.clocks.book(tx, 'payments.clock', boardId);
    }
  }
  await closeCases(deps, tx, impUid, REFUND_CASES);
  await announceRoom(deps, tx, boardId);
  const payer = [...members, ...left].find(({ id }) => id === participantId);
  if (payer) await tellPayer(deps, tx, payer.userId, refund);
  faultPoint('refund.before-commit');
}

/** A difference and its refund are one thing to whoever gets it. */
async function tellPayer(deps: Deps, tx: Tx, userId: UserId, refund: RefundRow): Promise<void> {
  const { receiptId } = refund;
  const isRetold = receiptId !== null && (await retell(deps, tx, userId, trueUpDone(receiptId)));
  if (!isRetold) await notify(deps, tx, [{ userId, ...refunded({ id: refund.boardId }, refund) }]);
}
