import type { TestApp } from '../../test-app';
import { ProviderRefused, ProviderUnavailable } from '../provider/payment-provider';

/** By numbers of payments. */
export type Moody = { forgotten: Set<string>; refusing: Set<string>; silent: Set<string> };

/** From here on the app's provider forgets payments, refuses to give them back, or says nothing about them. */
export function moodyProvider({ deps }: TestApp): Moody {
  const moods: Moody = { forgotten: new Set(), refusing: new Set(), silent: new Set() };
  const own = deps.payments;
  const assertSpeaks = (impUid: string) => {
    if (moods.silent.has(impUid)) throw new ProviderUnavailable('The provider did not answer');
  };
  const payments: typeof own = {
    async payment(impUid) {
      assertSpeaks(impUid);
      return moods.forgotten.has(impUid) ? null : own.payment(impUid);
    },
    async paymentOf(merchantUid) {
      const record = await own.paymentOf(merchantUid);
      if (record) assertSpeaks(record.impUid);
      return record && moods.forgotten.has(record.impUid) ? null : record;
    },
    prepare: (merchantUid, amount) => own.prepare(merchantUid, amount),
    async refund(impUid, money, words) {
      assertSpeaks(impUid);
      if (moods.refusing.has(impUid)) throw new ProviderRefused('취소할 수 없는 카드입니다.');
      await own.refund(impUid, money, words);
    },
  };
  Object.assign(deps, { payments });
  return moods;
}
