import { TROUBLE_KINDS, TROUBLE_VERBS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { type CaseFacts, caseVerbs, decideVerb } from './case-verb-rules';

const REFUNDS = ['NONE', 'TRIED', 'PARKED'] as const;
const all = TROUBLE_KINDS.flatMap((kind) =>
  REFUNDS.flatMap((refund) =>
    [false, true].flatMap((isDue) => [false, true].map((isPast): CaseFacts => ({ kind, refund, isDue, isPast }))),
  ),
);
const isOpen = ({ kind, refund, isDue }: CaseFacts) =>
  kind.startsWith('REFUND_') ? refund !== 'NONE' : isDue && (kind === 'UNCONFIRMED' || kind === 'HAND_OVER_WAITS');

test('in every situation a verb is offered; SEEN exactly where nothing is open', () => {
  for (const facts of all) {
    const verbs = caseVerbs(facts);
    expect(verbs.length, JSON.stringify(facts)).toBeGreaterThan(0);
    expect([facts, verbs.includes('SEEN')]).toEqual([facts, !isOpen(facts)]);
    expect(new Set(verbs).size).toBe(verbs.length);
  }
});

test.each([
  ['MISMATCH', 'NONE', false, false, 'REFUND SEEN'],
  ['LOST', 'NONE', false, false, 'SEEN'],
  ['LOST_AFTER_HAND_OVER', 'NONE', false, false, 'REFUND SEEN'],
  ['REFUND_REFUSED', 'TRIED', false, false, 'RETRY HOLD'],
  ['REFUND_WAITS', 'TRIED', false, false, 'RETRY HOLD'],
  ['REFUND_ODD', 'PARKED', false, false, 'RETRY BY_HAND'],
  ['UNCONFIRMED', 'NONE', false, true, 'RETRY SEEN'],
  ['UNCONFIRMED', 'NONE', true, false, 'RETRY FOUND BY_HAND'],
  ['UNCONFIRMED', 'NONE', true, true, 'RETRY FOUND BY_HAND LOSS'],
  ['HAND_OVER_WAITS', 'NONE', true, false, 'RETRY'],
] as const)('%s, refund %s, due %s, past %s: %s', (kind, refund, isDue, isPast, verbs) => {
  expect(caseVerbs({ kind, refund, isDue, isPast }).join(' ')).toBe(verbs);
});

test('a verb that is not offered is refused; one about a refund that is gone, with its own word', () => {
  for (const facts of all)
    for (const verb of TROUBLE_VERBS) expect(decideVerb(facts, verb) === null).toBe(caseVerbs(facts).includes(verb));
  const gone = { kind: 'REFUND_ODD', refund: 'NONE', isDue: false, isPast: false } as const;
  expect(decideVerb(gone, 'BY_HAND')).toBe('NOTHING_OPEN');
  expect(decideVerb(gone, 'HOLD')).toBe('NOTHING_OPEN');
  expect(decideVerb(gone, 'RETRY')).toBe('NOTHING_OPEN');
  expect(decideVerb(gone, 'LOSS')).toBe('VERB_NOT_OFFERED');
  expect(decideVerb({ ...gone, refund: 'TRIED' }, 'BY_HAND')).toBe('VERB_NOT_OFFERED');
  expect(decideVerb({ ...gone, kind: 'UNCONFIRMED' }, 'BY_HAND')).toBe('VERB_NOT_OFFERED');
});
