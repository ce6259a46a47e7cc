import type { BoardId } from '@mungchi/contract';
import { markRefunded } from '../../boards/seats/mark-seat';
import type { MoneyCaseRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { isCredited } from '../disputes/is-credited';
import { finishWhenSettled } from '../finish-when-settled';
import { paymentBalanceOf, writeMovement } from '../ledger/ledger-rows';
import { writeDownIn } from '../refunds/carry-out-refund';
import { knownBack, leftOf } from '../refunds/refund-rules';
import { requestRefund } from '../refunds/request-refund';

type Case = Pick<MoneyCaseRow, 'amount'> & { boardId: BoardId; impUid: string };

/** The provider is asked again, and the credit tried if it is due. */
export async function confirmAgain(deps: Deps, tx: Tx, { impUid, boardId }: Case): Promise<void> {
  const order = tx.updateTable('orders').set({ checkAt: deps.now() });
  await order.where('impUid', '=', impUid).where('status', '=', 'PAID').execute();
  await finishWhenSettled(deps, tx, boardId);
}

/** The money is there, an operator says: it is handed over as if the provider had confirmed it. */
export async function vouchFor(deps: Deps, tx: Tx, { impUid, boardId }: Case): Promise<void> {
  const order = tx.updateTable('orders').set({ foundAt: deps.now(), checkAt: null });
  await order.where('impUid', '=', impUid).execute();
  await finishWhenSettled(deps, tx, boardId);
}

/** The neighbour has it back by hand, with the bank's reference: settled, and the rest is handed over. */
export async function returnUnknown(deps: Deps, tx: Tx, found: Case, reference: string): Promise<void> {
  const { impUid, boardId } = found;
  const { amount, participantId } = await askedFor(tx, found);
  // The leader has it: there is nothing here to book it from.
  if (await isCredited(tx, boardId, participantId)) throw new Refusal('NOTHING_OPEN');
  await requestRefund(deps, tx, { impUid, boardId, participantId, amount, reason: 'LOST' });
  const promised = tx.selectFrom('refunds').selectAll().where('impUid', '=', impUid).where('reason', '=', 'LOST');
  await writeDownIn(deps, tx, await promised.executeTakeFirstOrThrow(), reference);
  await markRefunded(tx, participantId, deps.now());
  await finishWhenSettled(deps, tx, boardId);
}

/** The money is nowhere: whoever handed the goods over gets the share all the same, and the service carries it. */
export async function carryLoss(deps: Deps, tx: Tx, found: Case): Promise<void> {
  const { impUid, boardId } = found;
  const { amount, participantId, standing } = await askedFor(tx, found);
  const loss = { impUid, nth: knownBack(standing), boardId, participantId, amount, at: deps.now() };
  await writeMovement(tx, { kind: 'CHARGEBACK', ...loss });
  await finishWhenSettled(deps, tx, boardId);
}

/** All that is left of the payment, if that is what the operator saw, and anything is. */
async function askedFor(tx: Tx, { impUid, boardId, amount }: Case) {
  const standing = await paymentBalanceOf(tx, boardId, impUid);
  if (amount === 0) throw new Refusal('NOTHING_OPEN');
  if (leftOf(standing) !== amount) throw new Refusal('CONFIRM_MISMATCH');
  const order = tx.selectFrom('orders').select('participantId').where('impUid', '=', impUid);
  const { participantId } = await order.executeTakeFirstOrThrow();
  return { amount, participantId, standing };
}
