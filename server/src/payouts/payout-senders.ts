import type { PayoutId } from '@mungchi/contract';
import type { Config } from '../config';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';

/** Who sends what was requested. A partner's pay-out API would be a third one. */
type PayoutSender = {
  /** A person sends it and says so. */
  byHand: boolean;
  /** In the transaction of the request. */
  take(deps: Pick<Deps, 'jobs' | 'now'>, tx: Tx, payoutId: PayoutId): Promise<void>;
};

const SANDBOX_MS = 60_000;

/** An operator transfers it and says so. */
const manual: PayoutSender = { byHand: true, take: async () => {} };

/** It arrives by itself after a minute. */
const sandbox: PayoutSender = {
  byHand: false,
  async take({ jobs, now }, tx, payoutId) {
    const runAt = new Date(now().getTime() + SANDBOX_MS);
    await jobs.add(tx, 'payouts.send-sandbox', { payoutId }, { key: `payout ${payoutId}`, runAt });
  },
};

/** Money that the sandbox took is sent by the sandbox; real money by a person. */
export function senderOf({ payments }: Pick<Config, 'payments'>): PayoutSender {
  return payments.sandbox && !payments.portone ? sandbox : manual;
}
