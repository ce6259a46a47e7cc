import { nextStage } from '../../boards/board-rules';
import { isDisputeOpen } from '../disputes/dispute-rules';
import { lossStep } from '../ledger/write-off-rules';
import { decidePayment, type OrderOwner, type PaymentDecision, type PaymentRecord } from '../payment-rules';
import { knownBack, leftOf } from '../refunds/refund-rules';
import { closeCases, endCase, raiseCase, raiseUnknown } from './test-model-cases';
import {
  cardOf,
  freeIn,
  freeSeatsIn,
  isSettling,
  lossReference,
  type ModelFollower,
  type ModelPayment,
  type ModelRoom,
  type Outcome,
  openOf,
  seatedIn,
  shareIn,
  standingIn,
  type Written,
} from './test-model-room';

export const answerOf = (decision: PaymentDecision): string => ('because' in decision ? decision.because : decision.do);

/** What `settlePayment` does, and the credit that may follow. */
export function settle(room: ModelRoom, by: number, record: PaymentRecord, owner: OrderOwner): Outcome {
  return finished(room, settleOnly(room, by, record, owner));
}

/** Everybody has the goods or the money back. */
export function isDueIn(room: ModelRoom): boolean {
  const isSettled = seatedIn(room).every((one) => (one.received || one.refunded) && !openOf(one));
  return room.stage === 'PURCHASED' && isSettled;
}

/** Then the rest is handed over, unless the provider does not know a payment: that is a case. */
export function finished(room: ModelRoom, { answer, wrote: before }: Outcome): Outcome {
  if (!isDueIn(room)) return { answer, wrote: before };
  const { wrote: lost, unknown } = confirm(room);
  const wrote = [...before, ...lost];
  for (const impUid of unknown) raiseUnknown(room, impUid);
  if (unknown.length > 0) return { answer, wrote };
  room.stage = nextStage(room.stage, 'everyone-received')!;
  const amount = freeIn(room);
  room.leader += amount;
  if (amount > 0) wrote.push({ kind: 'HAND_OVER', reference: 'the room', amount });
  for (const payment of room.used.values()) payment.withheld = false;
  for (const each of room.cases) if (each.kind === 'UNCONFIRMED') endCase(each);
  return { answer, wrote };
}

/** Handed over while others were disputed. */
export const isWithLeader = ({ followers }: ModelRoom, { by, withheld }: ModelPayment): boolean =>
  followers[by]!.handed && !withheld;

/** Reversals without a webhook are found before purchase and payout; `unknown`: what the provider has no record of. */
export function confirm(room: ModelRoom): { wrote: Written[]; unknown: string[] } {
  const asked = [...room.used].filter(
    ([impUid, { found, isOrderOver }]) => isSettling(room, impUid) && !found && !isOrderOver,
  );
  const unknown = asked.filter(
    ([, payment]) => payment.forgotten && leftOf(standingIn(payment)) > 0 && !isWithLeader(room, payment),
  );
  const lost = asked.filter(([, { forgotten, taken }]) => !forgotten && taken > 0);
  return {
    wrote: lost.flatMap(([impUid, payment]) => settleOnly(room, payment.by, cardOf(impUid, payment), 'payer').wrote),
    unknown: unknown.map(([impUid]) => impUid),
  };
}

export function isEverybodyPaid(room: ModelRoom): boolean {
  return freeSeatsIn(room) === 0 && seatedIn(room).every(({ settledBy }) => settledBy !== null);
}

function settleOnly(room: ModelRoom, by: number, record: PaymentRecord, owner: OrderOwner): Outcome {
  const { impUid } = record;
  const follower = room.followers[by]!;
  const isUsed = room.used.has(impUid) && claimIn(room, follower) !== impUid;
  const decision = decidePayment(record, payerOf(room, by), owner, isUsed);
  const fresh = { ...UNTOUCHED, by, amount: record.amount, since: room.day, parts: [] };
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
    returned: standing ? knownBack(standing) + standing.promised : 0,
    clientMade: true,
    forShow: false,
  };
}

const UNTOUCHED = {
  returned: 0,
  taken: 0,
  charged: 0,
  byHand: 0,
  carried: 0,
  forgotten: false,
  found: false,
  withheld: false,
  isOrderOver: false,
  held: false,
};

function writeOff(room: ModelRoom, impUid: string, amount: number): Outcome {
  const payment = room.used.get(impUid)!;
  const follower = room.followers[payment.by]!;
  const step = lossStep(room.stage, follower.handed && !payment.withheld);
  const reference = lossReference(impUid, knownBack(standingIn(payment)));
  if (step === 'too-late') {
    raiseCase(room, { kind: 'LOST_AFTER_HAND_OVER', impUid, amount: payment.taken });
    payment.charged += amount;
    return { answer: 'write-off', wrote: [{ kind: 'CHARGEBACK', reference, amount }] };
  }
  payment.returned += amount;
  const left = leftOf(standingIn(payment));
  if (step === 'pay-again' || left === 0) {
    follower.settledBy = null;
    payment.isOrderOver = true;
    closeCases(room, impUid, ['UNCONFIRMED']);
  }
  if (step === 'raise') {
    raiseCase(room, { kind: 'LOST', impUid, amount: payment.taken });
    if (left === 0) {
      follower.refunded = true;
      follower.said = follower.said.map((one) => (isDisputeOpen(one) ? { ...one, state: 'DECIDED' } : one));
    }
  }
  if (step === 'pay-again') {
    if (left > 0) Object.assign(payment, { refund: 'promised', since: room.day });
    room.stage = nextStage(room.stage, 'payment-lost')!;
  }
  return { answer: 'write-off', wrote: [{ kind: 'REFUND', reference, amount }] };
}
