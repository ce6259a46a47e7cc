import type { TroubleVerb } from '@mungchi/contract';
import { takeSum } from '../../audit/typed-again';
import { movesMoney } from '../cases/case-verb-rules';

/** What an operator decided, as the command line says it. */
export type CaseOrder = {
  what: 'dispute' | 'case' | 'retry' | 'hold' | 'returned' | 'found' | 'loss';
  id: number;
  amount: number;
  /** The reason, or the bank's reference. */
  words: string;
  /** Of what moves money, the sum once more; missing in an order that the release before left waiting. */
  sum?: number;
};

/** Null when it is not one. */
export function readOrder(typed: readonly string[]): CaseOrder | null {
  const { words: said, sum } = takeSum(typed);
  const [verb, name = '', ...rest] = said;
  const found = /^([dc]?)(\d{1,15})$/.exec(name);
  if (!found) return null;
  const [isDispute, id] = [found[1] !== 'c', Number(found[2])];
  if (verb === 'decide') {
    const [won = '', ...reason] = rest;
    if (!/^\d{1,9}$/.test(won) || reason.length === 0 || sum === null) return null;
    return { what: isDispute ? 'dispute' : 'case', id, amount: Number(won), words: reason.join(' '), sum };
  }
  if (!isCaseWord(verb) || isDispute || rest.length === 0) return null;
  if (!movesMoney(CASE_WORDS[verb])) return { what: verb, id, amount: 0, words: rest.join(' ') };
  return sum === null ? null : { what: verb, id, amount: sum, words: rest.join(' '), sum };
}

const CASE_WORDS = { retry: 'RETRY', hold: 'HOLD', returned: 'BY_HAND', found: 'FOUND', loss: 'LOSS' } as const;

const isCaseWord = (word: string | undefined): word is keyof typeof CASE_WORDS =>
  word !== undefined && word in CASE_WORDS;

/** The verb of the console that the words stand for. */
export function verbOf({ what, amount }: Pick<CaseOrder, 'what' | 'amount'>): TroubleVerb {
  if (isCaseWord(what)) return CASE_WORDS[what];
  return amount > 0 ? 'REFUND' : 'SEEN';
}
