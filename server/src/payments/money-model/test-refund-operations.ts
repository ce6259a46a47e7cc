import { lockRoom } from '../../boards/lock-board';
import { transact } from '../../db/transaction';
import { carryOutRefund } from '../refunds/carry-out-refund';
import { leftOf, refundStep } from '../refunds/refund-rules';
import { returnPart } from '../refunds/return-part';
import {
  cardOf,
  isSettling,
  type ModelPayment,
  type ModelRoom,
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
    if (payment.refund !== 'promised') return refused('nothing');
    payment.refund = 'done';
    payment.taken = payment.amount;
    if (!payment.booked) return { answer: 'given back', wrote: [] };
    const occasion = room.stage === 'CANCELLED' && isSettling(room, impUid) ? 'cancel' : 'lost';
    const [reference, amount] = [`${impUid} ${occasion}`, payment.amount - payment.returned];
    payment.returned = payment.amount;
    if (isSettling(room, impUid)) room.followers[payment.by]!.settledBy = null;
    return { answer: 'refunded', wrote: [{ kind: 'REFUND', reference, amount }] };
  },
  async carryOut({ t, deps }, { impUid }) {
    const all = t.db.selectFrom('refunds').selectAll().where('impUid', '=', impUid).orderBy('id');
    const refunds = await all.execute();
    const before = refunds.find(({ doneAt }) => doneAt === null);
    // Whichever of them a job is about, they go in turn.
    for (const { id } of refunds.toReversed()) await carryOutRefund(deps, id);
    if (!before || before.parkedAt) return 'nothing';
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
    payment.parts.push({ of: 'dispute', id, amount: promised, parked: false });
    if (!isOver) return { answer: String(promised), wrote: [] };
    room.leader -= promised;
    return { answer: String(promised), wrote: [{ kind: 'RETURN', reference: `dispute ${id}`, amount: promised }] };
  },
  carryOut({ t, deps, room }, { impUid, amount, id }) {
    return transact(t.db, async (tx) => {
      const { board } = await lockRoom(tx, room.id);
      const order = tx.selectFrom('orders').select('participantId').where('impUid', '=', impUid);
      const { participantId } = await order.executeTakeFirstOrThrow();
      return String(await returnPart(deps, tx, board, { impUid, participantId, amount, disputeId: id, cover: false }));
    });
  },
});

export const refunds: OperationGroup = { kinds: [refund, part] };

/** One after the other; one that does not fit what the provider says stops the rest. */
function refundParts(room: ModelRoom, impUid: string, payment: ModelPayment): Outcome {
  if (payment.parts[0]!.parked) return refused('nothing');
  const wrote: Written[] = [];
  while (payment.parts.length > 0) {
    const next = payment.parts[0]!;
    const before = payment.returned + payment.charged;
    const step = refundStep(cardOf(impUid, payment), { reason: 'DISPUTE', amount: next.amount, before });
    if (step.do === 'park') {
      next.parked = true;
      room.cases.add(impUid);
      return { answer: 'parked', wrote };
    }
    if (step.do === 'tell') payment.taken += step.amount;
    payment.parts.shift();
    payment.returned += next.amount;
    wrote.push({ kind: 'REFUND', reference: `${impUid} ${next.of} ${next.id}`, amount: next.amount });
    if (payment.amount !== payment.returned + payment.charged) continue;
    // Who gets everything back as a difference has paid all that it cost.
    if (next.of === 'receipt') payment.isOver = true;
    else if (isSettling(room, impUid)) room.followers[payment.by]!.settledBy = null;
  }
  return { answer: 'refunded', wrote };
}
