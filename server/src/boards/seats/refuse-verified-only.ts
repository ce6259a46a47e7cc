import { Refusal } from '../../refusal';
import { decideVerifiedOnly } from './verified-rules';

/** The switch of the form, for whoever may not turn it on. */
export function refuseVerifiedOnly(...change: Parameters<typeof decideVerifiedOnly>): void {
  const refusal = decideVerifiedOnly(...change);
  if (refusal === 'VERIFIED_LATE') throw new Refusal(refusal);
  if (refusal) throw new Refusal('INVALID_FIELDS', { verifiedOnly: '동네 인증을 먼저 해 주세요.' });
}
