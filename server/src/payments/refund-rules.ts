import type { PaymentRecord } from './payment-rules';

export type RefundReason = 'CANCELLED' | 'STRAY';

/**
 * What is left to do for a promised refund, by what the provider has: tell it to pay back, or only to write down that it
 * did. Anything else must not be booked: only money that is there can go back, and only money that went back is back.
 */
export function refundStep(record: Pick<PaymentRecord, 'status'> | null): 'tell' | 'write-down' | 'wait' {
  switch (record?.status) {
    case 'paid':
      return 'tell';
    case 'cancelled':
      return 'write-down';
    case 'ready':
    case 'failed':
    case undefined:
      return 'wait';
  }
}

/** What the payer reads on the card's statement. */
export function refundWords(reason: RefundReason): string {
  return reason === 'STRAY' ? '중복 결제 환불' : '공구 취소 환불';
}
