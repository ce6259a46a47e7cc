import { firstCharacters, PAYOUT_WHY_MAX } from '@mungchi/contract';
import type { EndedPayout } from './end-payout';

/** What an operator says of a payout, as the command line has it. */
export type PayoutOrder = { payoutId: number; end: EndedPayout };

/** Null when it is not one. */
export function readPayoutOrder([verb, id = '', ...rest]: readonly string[]): PayoutOrder | null {
  const words = firstCharacters(rest.join(' ').trim(), PAYOUT_WHY_MAX);
  if (!/^[1-9]\d{0,14}$/.test(id) || words === '') return null;
  const payoutId = Number(id);
  switch (verb) {
    case 'sent':
      return { payoutId, end: { state: 'SENT', reference: words } };
    case 'failed':
      return { payoutId, end: { state: 'FAILED', why: words } };
    case 'returned':
      return { payoutId, end: { state: 'RETURNED', why: words } };
    default:
      return null;
  }
}
