import { type Stage, split } from '@mungchi/contract';
import { decideCancel, nextStage } from '../boards/board-rules';
import type { Movement } from './ledger-rules';
import { type Decision, decidePayment, type PaymentRecord } from './payment-rules';
import { refusePurchase, refuseTrade } from './trade-rules';

/** For tests: the money of one room as plain data, moved by the same rules as the real one. */
export type ModelRoom = {
  price: number;
  people: number;
  stage: Stage;
  /** By follower, from 0: the payment that settled the share, and whether the goods arrived. */
  followers: { settledBy: string | null; received: boolean }[];
  /** Payments that were used or promised back, and who made them. */
  used: Map<string, { by: number; amount: number; refund: 'none' | 'promised' | 'done'; booked: boolean }>;
};

export type Operation =
  | { do: 'pay'; by: number; impUid: string; off: number; owner: 'payer' | 'other' }
  | { do: 'cancel'; by: 'leader' | 'follower' }
  | { do: 'refund'; impUid: string }
  | { do: 'purchase'; by: 'leader' | 'follower' }
  | { do: 'trade'; by: number };

type Written = Pick<Movement, 'kind' | 'reference' | 'amount'>;
export type Outcome = { answer: string; wrote: Written[] };

export function openModelRoom(price: number, people: number): ModelRoom {
  const followers = Array.from({ length: people - 1 }, () => ({ settledBy: null, received: false }));
  return { price, people, stage: 'RECRUITED', followers, used: new Map() };
}

export function recordOf(room: ModelRoom, { impUid, off }: Extract<Operation, { do: 'pay' }>): PaymentRecord {
  const amount = split(room.price, room.people).follower + off;
  return { impUid, merchantUid: `order ${impUid}`, status: 'paid', amount, currency: 'KRW', buyerEmail: null };
}

export function operate(room: ModelRoom, operation: Operation): Outcome {
  switch (operation.do) {
    case 'pay':
      return pay(room, operation);
    case 'cancel': {
      const decision = decideCancel({ ...asBoard(room), leaderId: 1 }, operation.by === 'leader' ? 1 : 2);
      if (!decision.ok) return { answer: decision.reason, wrote: [] };
      room.stage = nextStage(room.stage, 'cancelled')!;
      for (const payment of room.used.values()) if (payment.refund === 'none') payment.refund = 'promised';
      return { answer: 'ok', wrote: [] };
    }
    case 'refund':
      return refund(room, operation.impUid);
    case 'purchase': {
      const refusal = refusePurchase(room.stage, operation.by === 'leader' ? 'LEADER' : 'FOLLOWER');
      if (refusal) return { answer: refusal, wrote: [] };
      room.stage = nextStage(room.stage, 'purchased')!;
      return { answer: 'ok', wrote: [] };
    }
    case 'trade':
      return trade(room, operation.by);
  }
}

function pay(room: ModelRoom, operation: Extract<Operation, { do: 'pay' }>): Outcome {
  const { by, impUid, owner } = operation;
  const follower = room.followers[by]!;
  const record = recordOf(room, operation);
  const before = room.used.get(impUid);
  const share = split(room.price, room.people).follower;
  const payer = {
    role: 'FOLLOWER' as const,
    email: 'x',
    stage: room.stage,
    share,
    settledBy: follower.settledBy,
    clientMade: true,
    forShow: false,
  };
  const decision = decidePayment(record, payer, owner, before !== undefined && follower.settledBy !== impUid);
  if (decision.do === 'give-back')
    room.used.set(impUid, { by, amount: record.amount, refund: 'promised', booked: false });
  if (decision.do !== 'book') return { answer: answerOf(decision), wrote: [] };
  follower.settledBy = impUid;
  room.used.set(impUid, { by, amount: record.amount, refund: 'none', booked: true });
  if (room.followers.every(({ settledBy }) => settledBy !== null)) room.stage = nextStage(room.stage, 'everyone-paid')!;
  return { answer: 'book', wrote: [{ kind: 'PAYMENT', reference: impUid, amount: record.amount }] };
}

function refund(room: ModelRoom, impUid: string): Outcome {
  const payment = room.used.get(impUid);
  if (payment?.refund !== 'promised') return { answer: 'nothing', wrote: [] };
  payment.refund = 'done';
  if (!payment.booked) return { answer: 'given back', wrote: [] };
  room.followers[payment.by]!.settledBy = null;
  return { answer: 'refunded', wrote: [{ kind: 'REFUND', reference: impUid, amount: payment.amount }] };
}

function trade(room: ModelRoom, by: number): Outcome {
  const follower = room.followers[by]!;
  const refusal = refuseTrade(room.stage, 'FOLLOWER', follower.received);
  if (refusal) return { answer: refusal, wrote: [] };
  follower.received = true;
  if (!room.followers.every(({ received }) => received)) return { answer: 'ok', wrote: [] };
  room.stage = nextStage(room.stage, 'everyone-received')!;
  const amount = split(room.price, room.people).follower * room.followers.length;
  return { answer: 'ok', wrote: [{ kind: 'HAND_OVER', reference: 'the room', amount }] };
}

export const answerOf = (decision: Decision): string => ('because' in decision ? decision.because : decision.do);

const asBoard = ({ stage, price, people }: ModelRoom) => ({
  stage,
  price,
  totalUser: people,
  memberCount: people,
  deadline: '2026-12-31',
});
