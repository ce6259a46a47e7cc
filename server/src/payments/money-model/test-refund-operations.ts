import { lockRoom } from '../../boards/lock-board';
import { transact } from '../../db/transaction';
import { REFUND_CASES } from '../cases/close-cases';
import { carryOutRefund } from '../refunds/carry-out-refund';
import { isRefusedForGood, knownBack, leftOf, refundStep } from '../refunds/refund-rules';
import { returnPart } from '../refunds/return-part';
import { endedDispute } from '../test-rooms';
import { closeCases, raiseRefundCase } from './test-model-cases';
import {
  cardOf,
  isSettling,
  type ModelPayment,
  type ModelRoom,
  momentOf,
  type Outcome,
  standingIn,
  type Written,
} from './test-model-room';
import { kind, type OperationGroup, refused } from './test-operation';

/** The job of a promised refund runs. */
const refund = kind<{ impUid: string }>('refund', {
  weight: 14,
  roll(roll, { used }) {
    return used.size > 0 ? { impUid: roll.pick([...used.keys()]) } : null;
  },
  apply(room, { impUid }) {
    const payment = room.used.get(impUid)!;
    if (payment.parts.length > 0) return refundParts(room, impUid, payment);
    if (payment.refund !== 'promised' || payment.held) return refused('nothing');
    if (payment.forgotten) return waits(room, impUid, payment.since, payment.amount - payment.returned);
    payment.taken = payment.amount;
    return returnWhole(room, impUid, payment, false);
  },
  async carryOut({ t, deps }, { impUid }) {
    const all = t.db.selectFrom('refunds').selectAll().where('impUid', '=', impUid).orderBy('id');
    const refunds = await all.execute();
    const before = refunds.find(({ doneAt }) => doneAt === null);
    // Whichever of them a job is about, they go in turn.
    let isWaiting = false;
    for (const { id } of refunds.toReversed())
      await carryOutRefund(deps, id).catch((error: Error) => {
        if (!error.message.startsWith('the provider has no money for it')) throw error;
        isWaiting = true;
      });
    if (!before || before.parkedAt) return 'nothing';
    if (isWaiting) return 'waits';
    if ((await all.execute()).some(({ parkedAt }) => parkedAt !== null)) return 'parked';
    return before.reason === 'STRAY' || before.reason === 'MISMATCH' ? 'given back' : 'refunded';
  },
});

type Part = { impUid: string; amount: number; id: number };

/** A part is promised back, as by a dispute. */
const part = kind<Part>('part', {
  weight: 12,
  roll(roll, room, fresh) {
    const isBought = room.stage === 'PURCHASED' || room.stage === 'COMPLETED';
    const isHere = (by: number) => room.stage === 'COMPLETED' || !room.followers[by]!.handed;
    const settling = [...room.used].filter(([impUid, { by }]) => isBought && isHere(by) && isSettling(room, impUid));
    if (settling.length === 0) return null;
    const [impUid, { amount }] = roll.pick(settling);
    return { impUid, amount: roll.chance(0.3) ? amount : 1 + roll.below(amount), id: fresh.id() };
  },
  apply(room, { impUid, amount, id }) {
    const payment = room.used.get(impUid)!;
    const isOver = room.stage === 'COMPLETED';
    const promised = Math.min(amount, leftOf(standingIn(payment)));
    if (promised === 0) return refused('0');
    if (isOver && promised > room.leader - (room.payout?.amount ?? 0)) return refused('LEADER_SHORT');
    payment.parts.push({ of: 'dispute', id, amount: promised, parked: false, since: room.day });
    if (!isOver) return { answer: String(promised), wrote: [] };
    room.leader -= promised;
    return { answer: String(promised), wrote: [{ kind: 'RETURN', reference: `dispute ${id}`, amount: promised }] };
  },
  carryOut({ t, deps, room }, { impUid, amount, id }) {
    return transact(t.db, async (tx) => {
      const { board } = await lockRoom(tx, room.id);
      const order = tx.selectFrom('orders').select('participantId').where('impUid', '=', impUid);
      const { participantId } = await order.executeTakeFirstOrThrow();
      const disputeId = await endedDispute(tx, room.id, participantId, id);
      return String(await returnPart(deps, tx, board, { impUid, participantId, amount, disputeId, cover: false }));
    });
  },
});

export const refunds: OperationGroup = { kinds: [refund, part] };

/** The provider does not know the payment: for three days it is only tried. */
function waits(room: ModelRoom, impUid: string, since: number, amount: number, wrote: Written[] = []): Outcome {
  if (isRefusedForGood(momentOf(since), momentOf(room.day)))
    raiseRefundCase(room, { kind: 'REFUND_WAITS', impUid, amount });
  return { answer: 'waits', wrote };
}

/** All that is left goes back, by the provider or by hand. */
export function returnWhole(room: ModelRoom, impUid: string, payment: ModelPayment, isByHand: boolean): Outcome {
  const isCancelled = room.stage === 'CANCELLED' && isSettling(room, impUid);
  payment.refund = 'done';
  closeCases(room, impUid, REFUND_CASES);
  // Without a booking its order is not over by it.
  if (!payment.booked) return { answer: 'given back', wrote: [] };
  const [reference, amount] = [`${impUid} ${isCancelled ? 'cancel' : 'lost'}`, payment.amount - payment.returned];
  payment.returned = payment.amount;
  if (isByHand) payment.byHand += amount;
  payment.isOrderOver = true;
  closeCases(room, impUid, ['UNCONFIRMED']);
  if (isSettling(room, impUid)) room.followers[payment.by]!.settledBy = null;
  return { answer: 'refunded', wrote: [{ kind: 'REFUND', reference, amount }] };
}

/** One after the other; one that does not fit what the provider says stops the rest. */
function refundParts(room: ModelRoom, impUid: string, payment: ModelPayment): Outcome {
  if (payment.parts[0]!.parked) return refused('nothing');
  const wrote: Written[] = [];
  while (payment.parts.length > 0 && !payment.parts[0]!.parked) {
    const { amount, since } = payment.parts[0]!;
    if (payment.forgotten) return waits(room, impUid, since, amount, wrote);
    const before = knownBack(standingIn(payment));
    const step = refundStep(cardOf(impUid, payment), { reason: 'DISPUTE', amount, before });
    if (step.do === 'park') {
      payment.parts[0]!.parked = true;
      raiseRefundCase(room, { kind: 'REFUND_ODD', impUid, amount });
      return { answer: 'parked', wrote };
    }
    if (step.do === 'tell') payment.taken += step.amount;
    wrote.push(returnFirst(room, impUid, payment, false));
  }
  return { answer: payment.parts.length > 0 ? 'parked' : 'refunded', wrote };
}

/** The oldest part has gone back, by the provider or by hand. */
export function returnFirst(room: ModelRoom, impUid: string, payment: ModelPayment, isByHand: boolean): Written {
  const { of, id, amount } = payment.parts.shift()!;
  payment.returned += amount;
  if (isByHand) payment.byHand += amount;
  closeCases(room, impUid, REFUND_CASES);
  if (payment.amount === payment.returned + payment.charged) {
    payment.isOrderOver = true;
    closeCases(room, impUid, ['UNCONFIRMED']);
    // Who gets everything back as a difference has paid all that it cost.
    if (of === 'receipt') payment.isOver = true;
    else if (isSettling(room, impUid)) room.followers[payment.by]!.settledBy = null;
  }
  return { kind: 'REFUND', reference: `${impUid} ${of} ${id}`, amount };
}
