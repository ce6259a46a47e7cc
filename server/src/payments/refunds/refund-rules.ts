import { DAY_MS } from '@mungchi/contract';
import { type PaymentRecord, takenBack } from '../payment-rules';

/** LOST: the rest of a partly reversed payment. */
export type RefundReason = 'CANCELLED' | 'STRAY' | 'MISMATCH' | 'LOST' | 'DISPUTE' | 'TRUE_UP';

/** Whether all that is left of a payment goes back, whatever has gone already. */
export function isWhole(reason: RefundReason): boolean {
  return reason !== 'DISPUTE' && reason !== 'TRUE_UP';
}

export type RefundStep =
  | { do: 'tell'; amount: number; balance: number }
  | { do: 'write-down' }
  | { do: 'wait' }
  /** Somebody moved the money at the provider: only a person can say whose refund that was. */
  | { do: 'park' };

type Seen = Pick<PaymentRecord, 'status' | 'amount' | 'cancelledAmount'> | null;

/**
 * The next step of a requested refund, by the provider's record: cancel the payment or a part of it, or only book that it was
 * cancelled. `before`: what went back at the provider earlier and is in the books. In any other state nothing is booked: only
 * a paid payment can be cancelled, and only a cancelled one counts as returned.
 */
export function refundStep(
  record: Seen,
  { reason, amount, before }: { reason: RefundReason; amount: number; before: number },
): RefundStep {
  if (record?.status !== 'paid' && record?.status !== 'cancelled') return { do: 'wait' };
  const taken = takenBack(record);
  const balance = record.amount - taken;
  if (isWhole(reason)) return balance > 0 ? { do: 'tell', amount: balance, balance } : { do: 'write-down' };
  if (taken >= before + amount) return { do: 'write-down' };
  return taken === before && amount <= balance ? { do: 'tell', amount, balance } : { do: 'park' };
}

/** A refund that the provider refuses is tried for three days; then a person looks at it. */
export const REFUSED_DAYS = 3;

export function isRefusedForGood(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= REFUSED_DAYS * DAY_MS;
}

/** What of a payment nobody has been promised yet. */
export function leftOf({ paid, returned, charged, promised }: PaymentBalance): number {
  return Math.max(0, paid - returned - charged - promised);
}

/** Of a part that goes back after the credit: out of the leader's account, and what is missing there out of the service's. */
export type Sources = { leader: number; service: number };

export function sourcesOf(amount: number, leaderHas: number): Sources {
  const leader = Math.min(amount, Math.max(0, leaderHas));
  return { leader, service: amount - leader };
}

/** What the provider has given back of a payment as far as the books know. */
export function knownBack({ returned, byHand, charged }: PaymentBalance): number {
  return returned - byHand + charged;
}

/** A booked payment: received, returned (of it past the provider), charged back after the credit, promised and still open. */
export type PaymentBalance = { paid: number; returned: number; byHand: number; charged: number; promised: number };

/** The reason shown on the payer's card statement. */
export function refundWords(reason: RefundReason): string {
  switch (reason) {
    case 'CANCELLED':
      return '공구 취소 환불';
    case 'STRAY':
      return '중복 결제 환불';
    case 'LOST':
      return '취소된 결제 환불';
    case 'MISMATCH':
      return '결제 금액 오류 환불';
    case 'DISPUTE':
      return '문제 확인 환불';
    case 'TRUE_UP':
      return '구매 차액 환불';
  }
}
