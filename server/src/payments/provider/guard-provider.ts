import { Breaker, RESTING } from '../../breaker';
import { type PaymentProvider, ProviderResting, ProviderSilent } from './payment-provider';

const isSilence = (error: unknown) => error instanceof ProviderSilent;

/** Lets a provider rest that has been silent: whoever asks meanwhile hears at once that it does not answer. */
export function guardProvider(provider: PaymentProvider, breaker = new Breaker()): PaymentProvider {
  const attempt = async <T>(as: Parameters<Breaker['attempt']>[0], ask: () => Promise<T>): Promise<T> => {
    const answer = await breaker.attempt(as, ask, isSilence);
    if (answer === RESTING) throw new ProviderResting('The provider has not answered for a while');
    return answer;
  };
  return {
    payment: (impUid, asking) => attempt(asking?.as ?? 'sweep', () => provider.payment(impUid, asking)),
    paymentOf: (merchantUid, asking) => attempt(asking?.as ?? 'sweep', () => provider.paymentOf(merchantUid, asking)),
    prepare: (merchantUid, amount) => attempt('visitor', () => provider.prepare(merchantUid, amount)),
    refund: (impUid, money, reason) => attempt('promise', () => provider.refund(impUid, money, reason)),
  };
}
