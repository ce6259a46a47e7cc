import { type PaymentRecord, takenBack } from './payment-rules';

/** LOST: the rest of a partly reversed payment. */
export type RefundReason = 'CANCELLED' | 'STRAY' | 'LOST' | 'MISMATCH';

export type RefundStep = { do: 'tell'; amount: number } | { do: 'write-down' } | { do: 'wait' };

/**
 * The next step of a requested refund, by the provider's record: cancel the payment, or only book that it was cancelled.
 * In any other state nothing is booked: only a paid payment can be cancelled, and only a cancelled one counts as returned.
 */
export function refundStep(record: Pick<PaymentRecord, 'status' | 'amount' | 'cancelledAmount'> | null): RefundStep {
  if (record?.status !== 'paid' && record?.status !== 'cancelled') return { do: 'wait' };
  const amount = record.amount - takenBack(record);
  return amount > 0 ? { do: 'tell', amount } : { do: 'write-down' };
}

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
  }
}
