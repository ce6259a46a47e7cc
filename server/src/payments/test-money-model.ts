import { type Stage, split } from '@mungchi/contract';
import { decideCancel, nextStage } from '../boards/board-rules';
import { type Movement, returnReference } from './ledger-rules';
import { type Decision, decidePayment, type OrderOwner, type PaymentRecord } from './payment-rules';
import { leftOf, refundStep } from './refund-rules';
import { decidePurchase, decideTrade } from './trade-rules';
import { lossStep } from './write-off-rules';

/** The money of one room as plain data, moved by the same rules as the real one. */
export type ModelRoom = {
  price: number;
  people: number;
  stage: Stage;
  /** By follower, from 0: the payment that settled the share, and whether the goods arrived. */
  followers: { settledBy: string | null; received: boolean; refunded: boolean }[];
  /** Payments that were booked or have a refund requested. */
  used: Map<string, ModelPayment>;
  /** Payments a person looks at. */
  cases: Set<string>;
  /** What the leader has of it. */
  leader: number;
};

export type ModelPayment = {
  by: number;
  amount: number;
  refund: 'none' | 'promised' | 'done';
  booked: boolean;
  /** Returned amounts, by the ledger and by the provider; what was charged back after the hand-over. */
  returned: number;
  taken: number;
  charged: number;
  /** Parts that were promised and are open, the oldest first. */
  parts: { id: number; amount: number; parked: boolean }[];
};

const promisedOf = ({ parts }: Pick<ModelPayment, 'parts'>) => parts.reduce((sum, { amount }) => sum + amount, 0);
const standingOf = ({ amount, returned, charged, parts }: ModelPayment) => ({
  paid: amount,
  returned,
  charged,
  byHand: 0,
  promised: promisedOf({ parts }),
});

export type Operation =
  | { do: 'pay'; by: number; impUid: string; off: number; owner: 'payer' | 'other' }
  | { do: 'cancel'; by: 'leader' | 'follower' }
  | { do: 'refund'; impUid: string }
  /** A part is promised back, as by a dispute. */
  | { do: 'part'; impUid: string; amount: number; id: number }
  /** A reversal at the provider, with or without a webhook. */
  | { do: 'take-back'; impUid: string; amount: number; told: boolean }
  | { do: 'purchase'; by: 'leader' | 'follower' }
  | { do: 'trade'; by: number };

type Written = Pick<Movement, 'kind' | 'reference' | 'amount'>;
export type Outcome = { answer: string; wrote: Written[] };

export function openModelRoom(price: number, people: number): ModelRoom {
  const followers = Array.from({ length: people - 1 }, () => ({ settledBy: null, received: false, refunded: false }));
  return { price, people, stage: 'RECRUITED', followers, used: new Map(), cases: new Set(), leader: 0 };
}

export function recordOf(room: ModelRoom, { impUid, off }: Extract<Operation, { do: 'pay' }>): PaymentRecord {
  return cardOf(impUid, split(room.price, room.people).follower + off, room.used.get(impUid)?.taken ?? 0);
}

const cardOf = (impUid: string, amount: number, taken: number): PaymentRecord => ({
  impUid,
  merchantUid: `order ${impUid}`,
  status: taken > 0 && taken === amount ? 'cancelled' : 'paid',
  amount,
  currency: 'KRW',
  buyerEmail: null,
  cancelledAmount: taken,
});

export function applyOperation(room: ModelRoom, operation: Operation): Outcome {
  switch (operation.do) {
    case 'pay':
      return finished(room, settle(room, operation.by, recordOf(room, operation), operation.owner));
    case 'take-back': {
      const payment = room.used.get(operation.impUid)!;
      payment.taken += operation.amount;
      if (!operation.told) return { answer: 'ok', wrote: [] };
      return finished(room, settle(room, payment.by, cardOf(operation.impUid, payment.amount, payment.taken), 'payer'));
    }
    case 'cancel': {
      const refusal = decideCancel({ ...asBoard(room), leaderId: 1 }, operation.by === 'leader' ? 1 : 2);
      if (refusal) return { answer: refusal, wrote: [] };
      room.stage = nextStage(room.stage, 'cancelled')!;
      for (const [impUid, payment] of room.used) if (isSettling(room, impUid)) payment.refund = 'promised';
      return { answer: 'ok', wrote: [] };
    }
    case 'refund':
      return refund(room, operation.impUid);
    case 'part':
      return part(room, operation);
    case 'purchase':
      return purchase(room, operation.by === 'leader' ? 'LEADER' : 'FOLLOWER');
    case 'trade':
      return trade(room, operation.by);
  }
}

function settle(room: ModelRoom, by: number, record: PaymentRecord, owner: OrderOwner): Outcome {
  const { impUid } = record;
  const follower = room.followers[by]!;
  const before = room.used.get(impUid);
  const decision = decidePayment(
    record,
    payerOf(room, by),
    owner,
    before !== undefined && follower.settledBy !== impUid,
  );
  const fresh = { by, amount: record.amount, returned: 0, taken: 0, charged: 0, parts: [] };
  if (decision.do === 'give-back') room.used.set(impUid, { ...fresh, refund: 'promised', booked: false });
  if (decision.do === 'write-off') return writeOff(room, impUid, decision.amount);
  if (decision.do !== 'book') return { answer: answerOf(decision), wrote: [] };
  follower.settledBy = impUid;
  room.used.set(impUid, { ...fresh, refund: 'none', booked: true });
  if (room.followers.every(({ settledBy }) => settledBy !== null)) room.stage = nextStage(room.stage, 'everyone-paid')!;
  return { answer: 'book', wrote: [{ kind: 'PAYMENT', reference: impUid, amount: record.amount }] };
}

function payerOf(room: ModelRoom, by: number) {
  const { settledBy } = room.followers[by]!;
  const settling = settledBy === null ? undefined : room.used.get(settledBy)!;
  const standing = settling && standingOf(settling);
  return {
    role: 'FOLLOWER' as const,
    email: 'x',
    hasLeft: false,
    stage: room.stage,
    share: split(room.price, room.people).follower,
    settledBy,
    left: standing ? leftOf(standing) : 0,
    returned: standing ? standing.returned + standing.charged + standing.promised : 0,
    clientMade: true,
    forShow: false,
  };
}

function writeOff(room: ModelRoom, impUid: string, amount: number): Outcome {
  const step = lossStep(room.stage, false);
  const payment = room.used.get(impUid)!;
  const reference = returnReference(impUid, payment.returned + payment.charged);
  if (step === 'too-late') {
    room.cases.add(impUid);
    payment.charged += amount;
    return { answer: 'write-off', wrote: [{ kind: 'CHARGEBACK', reference, amount }] };
  }
  const wrote: Written[] = [{ kind: 'REFUND', reference, amount }];
  payment.returned += amount;
  const left = leftOf(standingOf(payment));
  if (step === 'pay-again' || left === 0) room.followers[payment.by]!.settledBy = null;
  if (step === 'raise') {
    room.cases.add(impUid);
    if (left === 0) room.followers[payment.by]!.refunded = true;
  }
  if (step === 'pay-again') {
    if (left > 0) payment.refund = 'promised';
    room.stage = nextStage(room.stage, 'payment-lost')!;
  }
  return { answer: 'write-off', wrote };
}

function refund(room: ModelRoom, impUid: string): Outcome {
  const payment = room.used.get(impUid);
  if (payment && payment.parts.length > 0) return refundParts(room, impUid, payment);
  if (payment?.refund !== 'promised') return { answer: 'nothing', wrote: [] };
  payment.refund = 'done';
  payment.taken = payment.amount;
  if (!payment.booked) return { answer: 'given back', wrote: [] };
  const occasion = room.stage === 'CANCELLED' && isSettling(room, impUid) ? 'cancel' : 'lost';
  const [reference, amount] = [`${impUid} ${occasion}`, payment.amount - payment.returned];
  payment.returned = payment.amount;
  if (isSettling(room, impUid)) room.followers[payment.by]!.settledBy = null;
  return { answer: 'refunded', wrote: [{ kind: 'REFUND', reference, amount }] };
}

/** One after the other; one that does not fit what the provider says stops the rest. */
function refundParts(room: ModelRoom, impUid: string, payment: ModelPayment): Outcome {
  if (payment.parts[0]!.parked) return { answer: 'nothing', wrote: [] };
  const wrote: Written[] = [];
  while (payment.parts.length > 0) {
    const next = payment.parts[0]!;
    const before = payment.returned + payment.charged;
    const record = cardOf(impUid, payment.amount, payment.taken);
    const step = refundStep(record, { reason: 'DISPUTE', amount: next.amount, before });
    if (step.do === 'park') {
      next.parked = true;
      room.cases.add(impUid);
      return { answer: 'parked', wrote };
    }
    if (step.do === 'tell') payment.taken += step.amount;
    payment.parts.shift();
    payment.returned += next.amount;
    wrote.push({ kind: 'REFUND', reference: `${impUid} dispute ${next.id}`, amount: next.amount });
    const isAllBack = payment.amount === payment.returned + payment.charged;
    if (isAllBack && isSettling(room, impUid)) room.followers[payment.by]!.settledBy = null;
  }
  return { answer: 'refunded', wrote };
}

function part(room: ModelRoom, { impUid, amount, id }: Extract<Operation, { do: 'part' }>): Outcome {
  const payment = room.used.get(impUid)!;
  const isOver = room.stage === 'COMPLETED';
  const promised = Math.min(amount, leftOf(standingOf(payment)), isOver ? room.leader : amount);
  if (promised === 0) return { answer: '0', wrote: [] };
  payment.parts.push({ id, amount: promised, parked: false });
  if (!isOver) return { answer: String(promised), wrote: [] };
  room.leader -= promised;
  return { answer: String(promised), wrote: [{ kind: 'RETURN', reference: `dispute ${id}`, amount: promised }] };
}

/** Reversals without a webhook are found before purchase and payout. */
function confirm(room: ModelRoom): Written[] {
  const lost = [...room.used].filter(([impUid, { taken }]) => isSettling(room, impUid) && taken > 0);
  return lost.flatMap(
    ([impUid, { by, amount, taken }]) => settle(room, by, cardOf(impUid, amount, taken), 'payer').wrote,
  );
}

function purchase(room: ModelRoom, role: 'LEADER' | 'FOLLOWER'): Outcome {
  const refusal = decidePurchase(room.stage, role);
  if (refusal) return { answer: refusal, wrote: [] };
  const wrote = confirm(room);
  const late = decidePurchase(room.stage, role);
  if (late) return { answer: late, wrote };
  room.stage = nextStage(room.stage, 'purchased')!;
  return { answer: 'ok', wrote };
}

function trade(room: ModelRoom, by: number): Outcome {
  const follower = room.followers[by]!;
  const refusal = decideTrade(room.stage, 'FOLLOWER', follower.received || follower.refunded, null);
  if (refusal) return { answer: refusal, wrote: [] };
  follower.received = true;
  return finished(room, { answer: 'ok', wrote: [] });
}

/** Everybody has the goods or the money back: the rest is handed over. */
function finished(room: ModelRoom, { answer, wrote: before }: Outcome): Outcome {
  const isSettled = room.followers.every(({ received, refunded }) => received || refunded);
  if (room.stage !== 'PURCHASED' || !isSettled) return { answer, wrote: before };
  const wrote = [...before, ...confirm(room)];
  room.stage = nextStage(room.stage, 'everyone-received')!;
  const amount = [...room.used]
    .filter(([impUid]) => isSettling(room, impUid))
    .reduce((sum, [, payment]) => sum + leftOf(standingOf(payment)), 0);
  room.leader += amount;
  if (amount > 0) wrote.push({ kind: 'HAND_OVER', reference: 'the room', amount });
  return { answer, wrote };
}

/** Whether this payment settles a member's share. */
export const isSettling = (room: ModelRoom, impUid: string) =>
  room.followers.some(({ settledBy }) => settledBy === impUid);

export const answerOf = (decision: Decision): string => ('because' in decision ? decision.because : decision.do);

const asBoard = ({ stage, price, people }: ModelRoom) => ({
  stage,
  price,
  totalUser: people,
  memberCount: people,
  deadline: '2026-12-31',
  handingOn: 0,
  vacantUntil: null,
  payEnd: null,
});
