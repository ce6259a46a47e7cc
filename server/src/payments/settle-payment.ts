import { type RoomId, type Stage, shareOf, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { advanceStage } from '../boards/advance-stage';
import { announceBoard } from '../boards/announce-board';
import { type EnteredRoom, lockRoomOf } from '../boards/lock-board';
import { markPaid } from '../boards/seats/mark-seat';
import { endSeatOffer } from '../boards/seats/offer-seat';
import { PREPARED } from '../db/prepared';
import type { BoardRow } from '../db/rows';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { allPaid } from '../notifications/entries';
import { notify } from '../notifications/notify';
import { paymentReturned } from '../notifications/seat-entries';
import { tellMembers } from '../notifications/tell-members';
import { isForShow } from './is-for-show';
import { paymentBalanceOf, writeMovement } from './ledger/ledger-rows';
import { writeOff } from './ledger/write-off';
import { payerMarkOf } from './payer-mark';
import { claimOf, decidePayment, type PaymentDecision, type PaymentRecord } from './payment-rules';
import { providerOf } from './provider/provider-of';
import { nextReading } from './reconcile-rules';
import { knownBack, leftOf } from './refunds/refund-rules';
import { requestRefund } from './refunds/request-refund';
import { isLastToPay } from './trade-rules';

const UNIQUE_VIOLATION = '23505';

/**
 * Applies the provider's record of a payment to a member's share. Browser report, webhook and reconciler all call this, in
 * any order and any number of times; idempotent.
 */
export async function settlePayment(
  deps: Deps,
  userId: UserId,
  roomId: RoomId,
  record: PaymentRecord,
): Promise<Settled> {
  const settle = () => settleOnce(deps, userId, roomId, record);
  // Concurrently booked for another room: rooms do not share a lock, but the second attempt sees it.
  return settle().catch((error: { code?: string }) =>
    error.code === UNIQUE_VIOLATION ? settle() : Promise.reject(error),
  );
}

/** What was decided, and the stage that a booking leads to. */
type Settled = PaymentDecision & { stage: Stage };

function settleOnce(deps: Deps, userId: UserId, roomId: RoomId, record: PaymentRecord): Promise<Settled> {
  return transact(deps.db, async (tx) => {
    const room = await lockRoomOf(tx, userId, roomId);
    const orders = await ordersAbout(tx, room, record);
    const decision = await decide(deps, tx, room, record, orders);
    faultPoint('settle.decided');
    if (decision.do === 'book') {
      const { stage } = await book(deps, tx, room, record, orders);
      faultPoint('settle.before-commit');
      return { ...decision, stage };
    }
    if (decision.do === 'write-off') await writeOff(deps, tx, room, record, decision.amount);
    if (decision.do === 'give-back') await giveBack(deps, tx, room, record, decision.because === 'PAYMENT_MISMATCH');
    faultPoint('settle.before-commit');
    return { ...decision, stage: room.board.stage };
  });
}

type OrderAbout = Awaited<ReturnType<typeof ordersAbout>>[number];

/** The payer's orders, and whichever this payment was made for. */
function ordersAbout(tx: Tx, { me }: EnteredRoom, record: PaymentRecord) {
  return tx
    .selectFrom('orders')
    .modifyFront(PREPARED)
    .select(['participantId', 'merchantUid', 'impUid', 'status'])
    .where((eb) =>
      eb.or([
        eb('participantId', '=', me.id),
        eb('impUid', '=', record.impUid),
        eb('merchantUid', '=', record.merchantUid),
      ]),
    )
    .execute();
}

async function decide(
  { config }: Deps,
  tx: Tx,
  { board, me }: EnteredRoom,
  record: PaymentRecord,
  orders: readonly OrderAbout[],
): Promise<PaymentDecision> {
  const { rows } = await sql<{ email: string; leaderProvider: string; isRefunded: boolean }>`${PREPARED}
    select payer.email, leader.provider as leader_provider,
      exists (select from refunds where imp_uid = ${record.impUid}) as is_refunded
    from users payer, users leader where payer.id = ${me.userId} and leader.id = ${board.leaderId}`.execute(tx);
  const { email, leaderProvider, isRefunded } = rows[0]!;

  const { owner, settledBy, usedElsewhere } = claimOf(record, me.id, orders, isRefunded);
  const share = shareOf(board, me);
  const { clientMade } = config.payments;
  const forShow = isForShow(config, leaderProvider);
  const standing = settledBy ? await paymentBalanceOf(tx, board.id, settledBy) : null;
  // What was promised may be on its way: the provider says so before the books do.
  const returned = standing ? knownBack(standing) + standing.promised : 0;
  const books = { settledBy, left: standing ? leftOf(standing) : 0, returned };
  const who = { role: me.role, email, hasLeft: me.leftAt !== null };
  const payer = { ...who, stage: board.stage, share, ...books, clientMade, forShow };
  return decidePayment(record, payer, owner, usedElsewhere);
}

async function book(
  deps: Deps,
  tx: Tx,
  { board, members, me }: EnteredRoom,
  record: PaymentRecord,
  orders: readonly OrderAbout[],
): Promise<BoardRow> {
  const at = deps.now();
  const provider = providerOf(deps.config);
  const payerMark = payerMarkOf(deps.keys.payerMark, record.card);
  const paid = {
    status: 'PAID' as const,
    impUid: record.impUid,
    paidAt: at,
    checkAt: nextReading(at),
    provider,
    payerMark,
  };
  // Paid under another id than our order's: that order is void, but still reconciled in case it is paid as well.
  const others = orders.filter(
    ({ participantId, status, merchantUid }) =>
      participantId === me.id && status === 'PENDING' && merchantUid !== record.merchantUid,
  );
  if (others.length > 0) await voidOrders(tx, others);
  const order = await tx
    .updateTable('orders')
    .set({ ...paid, amount: record.amount })
    .where('merchantUid', '=', record.merchantUid)
    .where('status', 'in', ['PENDING', 'VOID'])
    .modifyEnd(PREPARED)
    .executeTakeFirst();
  if (order.numUpdatedRows === 0n) {
    const fresh = { merchantUid: record.merchantUid, boardId: board.id, participantId: me.id, amount: record.amount };
    await tx
      .insertInto('orders')
      .values({ ...fresh, ...paid, createdAt: at, askedAt: at })
      .execute();
  }
  faultPoint('settle.order-paid');
  await markPaid(tx, me.id, at);
  await writeMovement(tx, {
    kind: 'PAYMENT',
    impUid: record.impUid,
    boardId: board.id,
    participantId: me.id,
    amount: record.amount,
    at,
    provider,
  });
  faultPoint('settle.ledger-written');
  const kept = await endSeatOffer(tx, board, me);
  if (!isLastToPay(kept, members, me.id)) {
    announceBoard(deps, tx, kept);
    return kept;
  }
  const paying = await advanceStage(deps, tx, kept, 'everyone-paid', at);
  await tellMembers(deps, tx, board.id, allPaid(board, at), me.userId);
  return paying;
}

async function voidOrders(tx: Tx, orders: readonly OrderAbout[]): Promise<void> {
  const numbers = orders.map(({ merchantUid }) => merchantUid);
  await tx.updateTable('orders').set({ status: 'VOID' }).where('merchantUid', 'in', numbers).execute();
}

/**
 * Refunds a payment that is of no use: of a wrong amount, for a share already paid, a seat that was lost or a room that no
 * longer takes payments. The
 * provider takes no second payment under its number, so the order is over as well.
 */
async function giveBack(
  deps: Deps,
  tx: Tx,
  { board, me }: EnteredRoom,
  record: PaymentRecord,
  isMismatch: boolean,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status: 'VOID', checkAt: null })
    .where('merchantUid', '=', record.merchantUid)
    .where('status', 'in', ['PENDING', 'VOID'])
    .execute();
  await requestRefund(deps, tx, {
    impUid: record.impUid,
    boardId: me.boardId,
    participantId: me.id,
    amount: record.amount,
    reason: isMismatch ? 'MISMATCH' : 'STRAY',
  });
  if (isMismatch) await notify(deps, tx, [{ userId: me.userId, ...paymentReturned(board, record.impUid) }]);
}
