import { type PortoneOptions, request } from '../../payments/provider/portone-request';
import { portoneToken } from '../../payments/provider/portone-token';
import { reachWithin } from '../../payments/provider/reach-within';
import type { PhoneVerifier } from './phone-verifier';

/** PortOne's certification: the browser brings only its number, what it says is read from PortOne itself. */
export function portoneVerifier(options: PortoneOptions, storeCode: string): PhoneVerifier {
  const token = portoneToken(options);
  return {
    start: ({ ticket }) => ({ by: 'portone', merchantUid: ticket, storeCode }),
    async read({ ticket }, answer) {
      if (!('impUid' in answer)) return null;
      const path = `/certifications/${encodeURIComponent(answer.impUid)}`;
      const { response } = await reachWithin(options, options.timeoutMs, async (signal) =>
        request(options, { path, token: await token.get(), signal }),
      );
      const { certified, merchant_uid: of, phone, name } = (response ?? {}) as Record<string, unknown>;
      // A certification of another check, or of somebody else's, is none.
      if (certified !== true || of !== ticket || typeof phone !== 'string') return null;
      const spelt = withHyphens(phone);
      if (spelt === null) return null;
      return { phone: spelt, name: typeof name === 'string' && name !== '' ? name : null };
    },
  };
}

function withHyphens(phone: string): string | null {
  const parts = /^(\d{3})(\d{4})(\d{4})$/.exec(phone.replace(/\D/g, ''));
  return parts === null ? null : parts.slice(1).join('-');
}
