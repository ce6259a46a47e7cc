import type { PaymentRecord } from '../payment-rules';
import {
  type Asking,
  type PaymentProvider,
  ProviderRefused,
  ProviderSilent,
  ProviderUnavailable,
} from './payment-provider';
import { toRecord } from './portone-record';
import { type PortoneOptions, request } from './portone-request';
import { portoneToken } from './portone-token';
import { reachWithin } from './reach-within';

const READ_ATTEMPTS = 3;

/** PortOne V1 over REST. The built-in sandbox has the same API; only the base URL differs. */
export function portone(options: PortoneOptions): PaymentProvider {
  const token = portoneToken(options);

  /** One that is silent is not asked again: trouble that answers at once is. */
  function read(path: string, { withinMs = options.timeoutMs }: Asking = {}): Promise<PaymentRecord | null> {
    return reachWithin(options, withinMs, async (signal) => {
      for (let attempt = 1; !signal.aborted; attempt++) {
        try {
          const answer = await request(options, { path, token: await token.get(), signal });
          return answer.status === 404 ? null : toRecord(answer.response);
        } catch (error) {
          if (isStaleToken(error)) token.forget();
          else if (!(error instanceof ProviderUnavailable) || error instanceof ProviderSilent) throw error;
          if (attempt === READ_ATTEMPTS) throw new ProviderUnavailable('The provider did not answer', { cause: error });
          await options.pause(200 * attempt);
        }
      }
      throw new ProviderSilent('The provider did not answer');
    });
  }

  /** No retry here: the caller decides. */
  async function post(path: string, body: object, timeoutMs = options.timeoutMs) {
    return reachWithin(options, timeoutMs, async (signal) =>
      request(options, { path, token: await token.get(), body, signal }).catch((error: unknown) => {
        if (!isStaleToken(error)) throw error;
        token.forget();
        // Says nothing about what was asked: nobody's refund is refused by it.
        throw new ProviderUnavailable('The provider did not take our token', { cause: error });
      }),
    );
  }

  return {
    payment: (impUid, asking) => read(`/payments/${encodeURIComponent(impUid)}`, asking),
    paymentOf: (merchantUid, asking) => read(`/payments/find/${encodeURIComponent(merchantUid)}`, asking),
    async prepare(merchantUid, amount) {
      // Twice within one timeout: somebody is waiting for the card page. A refusal is an answer.
      const register = () =>
        post('/payments/prepare', { merchant_uid: merchantUid, amount }, Math.ceil(options.timeoutMs / 2));
      await register().catch((error: unknown) => {
        if (error instanceof ProviderUnavailable) return register();
        throw error;
      });
    },
    async refund(impUid, { amount, balance }, reason) {
      const answer = await post('/payments/cancel', { imp_uid: impUid, amount, checksum: balance, reason });
      if (answer.status === 404) throw new ProviderRefused('The provider knows no such payment');
    },
  };
}

function isStaleToken(error: unknown): boolean {
  return error instanceof ProviderRefused && error.message === 'token';
}
