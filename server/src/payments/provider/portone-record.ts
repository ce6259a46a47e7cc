import type { PaymentRecord } from '../payment-rules';
import { ProviderUnavailable } from './payment-provider';

/** Parses PortOne's payment record; an invalid one counts as no answer. */
export function toRecord(response: unknown): PaymentRecord {
  const payment = (response ?? {}) as Record<string, unknown>;
  const { imp_uid: impUid, merchant_uid: merchantUid, status, amount, currency, buyer_email: buyerEmail } = payment;
  const { cancel_amount: cancelled, card_name: cardName, card_number: cardNumber } = payment;
  const known = status === 'ready' || status === 'paid' || status === 'cancelled' || status === 'failed';
  if (typeof impUid !== 'string' || typeof merchantUid !== 'string' || typeof amount !== 'number' || !known) {
    throw new ProviderUnavailable('The provider answered something that is no payment');
  }
  return {
    impUid,
    merchantUid,
    status,
    amount,
    currency: typeof currency === 'string' ? currency : 'KRW',
    buyerEmail: typeof buyerEmail === 'string' ? buyerEmail : null,
    cancelledAmount: typeof cancelled === 'number' ? cancelled : 0,
    ...(typeof cardName === 'string' &&
      typeof cardNumber === 'string' && { card: { name: cardName, number: cardNumber } }),
  };
}
