import { sql } from 'kysely';
import type { Config } from '../../config';
import { PREPARED } from '../../db/prepared';
import type { Db } from '../../db/schema';
import { type PaymentProvider, ProviderUnavailable } from './payment-provider';
import { providerOf } from './provider-of';

/** Asks about and refunds a payment only where it was taken: the sandbox's are nobody's at PortOne, and the other way round. */
export function ownPayments(provider: PaymentProvider, db: Db, config: Pick<Config, 'payments'>): PaymentProvider {
  const assertOwn = async (impUid: string) => {
    const own = providerOf(config);
    const ofOrders = sql`exists (select from orders where imp_uid = ${impUid} and provider <> ${own})`;
    // Left out rather than compared: a plan that could leave it out would be made anew each time.
    const ofSandbox =
      own === 'PORTONE' ? sql`exists (select from sandbox_payments where imp_uid = ${impUid})` : sql`false`;
    const { rows } = await sql<{ isForeign: boolean }>`${PREPARED}
      select ${ofOrders} or ${ofSandbox} as is_foreign`.execute(db);
    if (rows[0]!.isForeign) throw new ProviderUnavailable(`Payment ${impUid} was taken elsewhere than by ${own}`);
  };
  return {
    ...provider,
    async payment(impUid, asking) {
      await assertOwn(impUid);
      return provider.payment(impUid, asking);
    },
    async refund(impUid, money, reason) {
      await assertOwn(impUid);
      return provider.refund(impUid, money, reason);
    },
  };
}
