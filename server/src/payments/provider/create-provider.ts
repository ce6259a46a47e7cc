import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../config';
import type { OutsideLine } from '../../outside-line';
import { type PaymentProvider, ProviderUnavailable } from './payment-provider';
import { portone } from './portone';

const TIMEOUT_MS = 5_000;

type Given = { now: () => Date; ownAddress: () => string; sandboxSecret: string; line: OutsideLine };

/** PortOne when keys are configured, else our own sandbox if enabled; both use the same client. */
export function createProvider({ payments }: Config, { now, ownAddress, sandboxSecret, line }: Given): PaymentProvider {
  const shared = { timeoutMs: TIMEOUT_MS, now, pause, line };
  if (payments.portone) {
    const { url, key, secret } = payments.portone;
    return portone({ ...shared, baseUrl: () => url, key, secret });
  }
  if (payments.sandbox) {
    return portone({
      ...shared,
      baseUrl: () => `${ownAddress()}/sandbox/portone`,
      key: 'sandbox',
      secret: sandboxSecret,
    });
  }
  const nobody = async () => {
    throw new ProviderUnavailable('No payment provider is configured');
  };
  return { payment: nobody, paymentOf: nobody, prepare: nobody, refund: nobody };
}
