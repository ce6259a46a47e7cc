import { firstCharacters, PAYOUT_WHY_MAX, type PayoutId } from '@mungchi/contract';
import { takeSum } from '../audit/typed-again';
import type { EndedPayout } from './end-payout';

/** What an operator says of a payout, as the command line has it; `sum`: its amount, typed once more. */
export type PayoutOrder = { payoutId: PayoutId; end: EndedPayout; sum: number };

/** Null when it is not one. */
export function readPayoutOrder(typed: readonly string[]): PayoutOrder | null {
  const {
    words: [verb, id = '', ...rest],
    sum,
  } = takeSum(typed);
  const words = firstCharacters(rest.join(' ').trim(), PAYOUT_WHY_MAX);
  if (!/^[1-9]\d{0,14}$/.test(id) || words === '' || sum === null) return null;
  const payoutId = Number(id) as PayoutId;
  switch (verb) {
    case 'sent':
      return { payoutId, sum, end: { state: 'SENT', reference: words } };
    case 'failed':
      return { payoutId, sum, end: { state: 'FAILED', why: words } };
    case 'returned':
      return { payoutId, sum, end: { state: 'RETURNED', why: words } };
    default:
      return null;
  }
}
