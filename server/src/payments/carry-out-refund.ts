import { lockRoom } from '../boards/lock-board';
import { markUnpaid } from '../boards/mark-paid';
import type { Db } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { refunded } from '../notifications/entries';
import { notify } from '../notifications/notify';
import { announceRoom } from './announce-room';
import { bookedOf, writeMovement } from './ledger-rows';
import { returnReference } from './ledger-rules';
import { withRefundLock } from './refund-lock';
import { refundStep, refundWords } from './refund-rules';

/**
 * Carries out a requested refund. Idempotent: it reads the provider's record before cancelling, so a run that died half-way
 * can run again; the money is returned once and booked once.
 */
export async function carryOutRefund(deps: Deps, refundId: number): Promise<void> {
  const refund = await findOpen(deps.db, refundId);
  // The process holding the lock finishes it, or the reconciler retries.
  if (refund) await withRefundLock(deps.db, refund.impUid, () => keepPromise(deps, refundId));
}

async function findOpen(db: Db, refundId: number) {
  const open = db.selectFrom('refunds').selectAll().where('id', '=', refundId).where('doneAt', 'is', null);
  return open.executeTakeFirst();
}

async function keepPromise(deps: Deps, refundId: number): Promise<void> {
  const { db, payments } = deps;
  const refund = await findOpen(db, refundId);
  if (!refund) return;

  const record = await payments.payment(refund.impUid);
  faultPoint('refund.read');
  const step = refundStep(record);
  if (step.do === 'wait') throw new Error(`The provider has no money for refund ${refundId} (${record?.status})`);
  if (step.do === 'tell') await payments.refund(refund.impUid, step.amount, refundWords(refund.reason));
  faultPoint('refund.provider-done');
  await transact(db, async (tx) => {
    const at = deps.now();
    const { board, members, left } = await lockRoom(tx, refund.boardId);
    const marked = await tx
      .updateTable('refunds')
      .set({ doneAt: at })
      .where('id', '=', refundId)
      .where('doneAt', 'is', null)
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) return;
    const booked = await tx
      .updateTable('orders')
      .set({ status: 'REFUNDED', checkAt: null })
      .where('impUid', '=', refund.impUid)
      .where('status', '=', 'PAID')
      .returning('participantId')
      .executeTakeFirst();
    if (booked) await markUnpaid(tx, booked.participantId);
    const { boardId, participantId, impUid } = refund;
    const { paid, returned } = await bookedOf(tx, boardId, impUid);
    // A payment that was never booked for the room (a duplicate) is not booked as returned either.
    if (paid > returned) {
      const reference = returnReference(impUid, returned);
      await writeMovement(tx, { kind: 'REFUND', reference, boardId, participantId, amount: paid - returned, at });
    }
    await announceRoom(deps, tx, refund.boardId);
    const payer = [...members, ...left].find(({ id }) => id === participantId);
    if (payer) await notify(deps, tx, [{ userId: payer.userId, ...refunded(board, refund) }]);
    faultPoint('refund.before-commit');
  });
  faultPoint('refund.committed');
}
