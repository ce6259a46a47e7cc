import type { ProviderAsker } from '../../breaker';
import type { PaymentRecord } from '../payment-rules';

/** Who asks, by default a sweep, and within what time, if not the usual. */
export type Asking = { as?: ProviderAsker; withinMs?: number };

/** The card provider, as far as we need it. Every call has a timeout; none is made inside a transaction. */
export type PaymentProvider = {
  /** Null when the provider knows no such payment. */
  payment(impUid: string, asking?: Asking): Promise<PaymentRecord | null>;
  paymentOf(merchantUid: string, asking?: Asking): Promise<PaymentRecord | null>;
  /** Registers what may be paid under a number, so that a tampered amount is refused before money moves. */
  prepare(merchantUid: string, amount: number): Promise<void>;
  /** Refunds an amount, or is refused when the provider holds another balance than we think: so it is never told twice. */
  refund(impUid: string, money: { amount: number; balance: number }, reason: string): Promise<void>;
};

/** No answer, or an invalid one. Retry later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** Nobody answered in time. */
export class ProviderSilent extends ProviderUnavailable {}

/** Not asked: it was silent too often just now. */
export class ProviderResting extends ProviderUnavailable {}

/** The provider rejected the request. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}
