import { PAYMENT_LOST_TEXT } from '@mungchi/contract';
import { advanceStage } from '../../boards/advance-stage';
import { announceBoard } from '../../boards/announce-board';
import { payByOf } from '../../boards/clock-rules';
import type { EnteredRoom } from '../../boards/lock-board';
import { markOwing, markUnpaid } from '../../boards/seats/mark-seat';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { notify } from '../../notifications/notify';
import { paymentLost } from '../../notifications/seat-entries';
import { closeCases } from '../cases/close-cases';
import { isCredited } from '../disputes/is-credited';
import { type PaymentRecord, takenBack } from '../payment-rules';
import { raiseCase } from '../raise-case';
import { knownBack, leftOf } from '../refunds/refund-rules';
import { requestRefund } from '../refunds/request-refund';
import { settleLost } from '../settle-lost';
import { paymentBalanceOf, writeMovement } from './ledger-rows';
import { lossStep } from './write-off-rules';

/**
 * Part or all of a booked payment was reversed at the provider: cancelled in its console, or charged back. Before the
 * purchase the share becomes unpaid again; afterwards a case is raised, and the lost amount is not paid out.
 */
export async function writeOff(
  deps: Deps,
  tx: Tx,
  { board, me }: EnteredRoom,
  record: PaymentRecord,
  amount: number,
): Promise<void> {
  const at = deps.now();
  const { impUid } = record;
  const loss = { boardId: board.id, userId: me.userId, impUid, amount: takenBack(record) };
  const step = lossStep(board.stage, await isCredited(tx, board.id, me.id));
  const standing = await paymentBalanceOf(tx, board.id, impUid);
  // A payment can be lost in parts: each is told apart by what was back before.
  const movement = { impUid, nth: knownBack(standing), boardId: board.id, participantId: me.id, amount, at };
  if (step === 'too-late') {
    // Whoever handed the goods over keeps the money: the service carries the loss.
    await writeMovement(tx, { kind: 'CHARGEBACK', ...movement });
    return raiseCase(deps, tx, { kind: 'LOST_AFTER_HAND_OVER', ...loss });
  }

  await writeMovement(tx, { kind: 'REFUND', ...movement });
  const left = leftOf(standing) - amount;
  if (step === 'pay-again' || left === 0) {
    await tx
      .updateTable('orders')
      .set({ status: 'REFUNDED', checkAt: null })
      .where('impUid', '=', impUid)
      .where('status', '=', 'PAID')
      .execute();
    await markUnpaid(tx, me.id);
    await closeCases(deps, tx, impUid, ['UNCONFIRMED']);
  }
  faultPoint('write-off.written');
  if (step === 'raise') {
    await raiseCase(deps, tx, { kind: 'LOST', ...loss });
    await settleLost(deps, tx, board, me, impUid, left);
    announceBoard(deps, tx, board);
    return;
  }
  // A partly paid share is of no use: the rest is refunded too, and the whole share is paid again.
  const rest = {
    impUid,
    boardId: board.id,
    participantId: me.id,
    amount: left,
    reason: 'LOST',
  } as const;
  if (left > 0) await requestRefund(deps, tx, rest);
  const back = await advanceStage(deps, tx, board, 'payment-lost', at, PAYMENT_LOST_TEXT, 'PAYMENT_LOST');
  const payBy = payByOf(back, at);
  await markOwing(tx, me.id, payBy);
  await deps.clocks.book(tx, 'payments.clock', board.id);
  await notify(deps, tx, [{ userId: me.userId, ...paymentLost(board, payBy) }]);
}
