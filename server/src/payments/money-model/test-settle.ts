import { nextStage } from '../../boards/board-rules';
import { isOpen } from '../disputes/dispute-rules';
import { returnReference } from '../ledger/ledger-rules';
import { lossStep } from '../ledger/write-off-rules';
import { type Decision, decidePayment, type OrderOwner, type PaymentRecord } from '../payment-rules';
import { leftOf } from '../refunds/refund-rules';
import {
  cardOf,
  freeIn,
  freeSeatsIn,
  isSettling,
  type ModelFollower,
  type ModelRoom,
  type Outcome,
  openOf,
  seatedIn,
  shareIn,
  standingIn,
  type Written,
} from './test-model-room';

export const answerOf = (decision: Decision): string => ('because' in decision ? decision.because : decision.do);

/** What `settlePayment` does, and the hand-over that may follow. */
export function settle(room: ModelRoom, by: number, record: PaymentRecord, owner: OrderOwner): Outcome {
  return finished(room, settleOnly(room, by, record, owner));
}

/** Everybody has the goods or the money back: the rest is handed over. */
export function finished(room: ModelRoom, { answer, wrote: before }: Outcome): Outcome {
  const isSettled = seatedIn(room).every((one) => (one.received || one.refunded) && !openOf(one));
  if (room.stage !== 'PURCHASED' || !isSettled) return { answer, wrote: before };
  const wrote = [...before, ...confirm(room)];
  room.stage = nextStage(room.stage, 'everyone-received')!;
  const amount = freeIn(room);
  room.leader += amount;
  if (amount > 0) wrote.push({ kind: 'HAND_OVER', reference: 'the room', amount });
  return { answer, wrote };
}

/** Reversals without a webhook are found before purchase and payout. */
export function confirm(room: ModelRoom): Written[] {
  const lost = [...room.used].filter(([impUid, { taken }]) => isSettling(room, impUid) && taken > 0);
  return lost.flatMap(([impUid, payment]) => settleOnly(room, payment.by, cardOf(impUid, payment), 'payer').wrote);
}

export function isEverybodyPaid(room: ModelRoom): boolean {
  return freeSeatsIn(room) === 0 && seatedIn(room).every(({ settledBy }) => settledBy !== null);
}

function settleOnly(room: ModelRoom, by: number, record: PaymentRecord, owner: OrderOwner): Outcome {
  const { impUid } = record;
  const follower = room.followers[by]!;
  const isUsed = room.used.has(impUid) && claimIn(room, follower) !== impUid;
  const decision = decidePayment(record, payerOf(room, by), owner, isUsed);
  const fresh = { by, amount: record.amount, returned: 0, taken: 0, charged: 0, parts: [] };
  if (decision.do === 'give-back') room.used.set(impUid, { ...fresh, refund: 'promised', booked: false });
  if (decision.do === 'write-off') return writeOff(room, impUid, decision.amount);
  if (decision.do !== 'book') return { answer: answerOf(decision), wrote: [] };
  Object.assign(follower, { settledBy: impUid, handingOn: false });
  room.used.set(impUid, { ...fresh, refund: 'none', booked: true });
  if (isEverybodyPaid(room)) room.stage = nextStage(room.stage, 'everyone-paid')!;
  return { answer: 'book', wrote: [{ kind: 'PAYMENT', reference: impUid, amount: record.amount }] };
}

/** The payment whose order is still that of the share. */
function claimIn({ used }: ModelRoom, { settledBy }: ModelFollower): string | null {
  return settledBy !== null && used.get(settledBy)!.isOver ? null : settledBy;
}

function payerOf(room: ModelRoom, by: number) {
  const { left: hasLeft } = room.followers[by]!;
  const settledBy = claimIn(room, room.followers[by]!);
  const standing = settledBy === null ? null : standingIn(room.used.get(settledBy)!);
  return {
    role: 'FOLLOWER' as const,
    email: 'x',
    hasLeft,
    stage: room.stage,
    share: shareIn(room, room.followers[by]!),
    settledBy,
    left: standing ? leftOf(standing) : 0,
    returned: standing ? standing.returned + standing.charged + standing.promised : 0,
    clientMade: true,
    forShow: false,
  };
}

function writeOff(room: ModelRoom, impUid: string, amount: number): Outcome {
  const payment = room.used.get(impUid)!;
  const follower = room.followers[payment.by]!;
  const step = lossStep(room.stage, follower.handed);
  const reference = returnReference(impUid, payment.returned + payment.charged);
  if (step === 'too-late') {
    room.cases.add(impUid);
    payment.charged += amount;
    return { answer: 'write-off', wrote: [{ kind: 'CHARGEBACK', reference, amount }] };
  }
  payment.returned += amount;
  const left = leftOf(standingIn(payment));
  if (step === 'pay-again' || left === 0) follower.settledBy = null;
  if (step === 'raise') {
    room.cases.add(impUid);
    if (left === 0) {
      follower.refunded = true;
      follower.said = follower.said.map((one) => (isOpen(one) ? { ...one, state: 'DECIDED' } : one));
    }
  }
  if (step === 'pay-again') {
    if (left > 0) payment.refund = 'promised';
    room.stage = nextStage(room.stage, 'payment-lost')!;
  }
  return { answer: 'write-off', wrote: [{ kind: 'REFUND', reference, amount }] };
}
