import { type PaymentRecord, takenBack } from './payment-rules';

/** LOST: the rest of a payment of which the provider took a part back. */
export type RefundReason = 'CANCELLED' | 'STRAY' | 'LOST';

export type RefundStep = { do: 'tell'; amount: number } | { do: 'write-down' } | { do: 'wait' };

/**
 * What is left to do for a promised refund, by what the provider has: tell it to pay back, or only to write down that it
 * did. Anything else must not be booked: only money that is there can go back, and only money that went back is back.
 */
export function refundStep(record: Pick<PaymentRecord, 'status' | 'amount' | 'cancelledAmount'> | null): RefundStep {
  if (record?.status !== 'paid' && record?.status !== 'cancelled') return { do: 'wait' };
  const amount = record.amount - takenBack(record);
  return amount > 0 ? { do: 'tell', amount } : { do: 'write-down' };
}

/** What the payer reads on the card's statement. */
export function refundWords(reason: RefundReason): string {
  switch (reason) {
    case 'CANCELLED':
      return '공구 취소 환불';
    case 'STRAY':
      return '중복 결제 환불';
    case 'LOST':
      return '취소된 결제 환불';
  }
}
