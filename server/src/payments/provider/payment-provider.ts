import type { PaymentRecord } from '../payment-rules';

/** The card provider, as far as we need it. Every call has a timeout; none is made inside a transaction. */
export type PaymentProvider = {
  /** Null when the provider knows no such payment. */
  payment(impUid: string): Promise<PaymentRecord | null>;
  paymentOf(merchantUid: string): Promise<PaymentRecord | null>;
  /** Gives the whole amount back. Harmless when it already was: `checksum` is the balance that must still be there. */
  refund(impUid: string, amount: number, reason: string): Promise<void>;
};

/** Nobody answered, or not in a way that says anything. Try again later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider understood and said no. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}
