import type { RefusalCode, Trouble, TroubleVerb } from '@mungchi/contract';

/** What is open around a case. */
export type CaseFacts = {
  kind: Trouble['kind'];
  /** The payment's first open refund: none, tried by its job and the sweep, or parked. */
  refund: 'NONE' | 'TRIED' | 'PARKED';
  /** Everybody is settled and the credit has not happened. */
  isDue: boolean;
  /** Nobody who is settled can begin a dispute any more. */
  isPast: boolean;
};

/**
 * The verbs that are of use now, in the order they are offered. SEEN only where nothing is open; and never none: each case can be
 * ended by at least one of its verbs.
 */
export function caseVerbs({ kind, refund, isDue, isPast }: CaseFacts): TroubleVerb[] {
  switch (kind) {
    case 'MISMATCH':
    case 'LOST_AFTER_HAND_OVER':
      return ['REFUND', 'SEEN'];
    case 'LOST':
      return ['SEEN'];
    case 'REFUND_REFUSED':
    case 'REFUND_ODD':
    case 'REFUND_WAITS':
      return refund === 'NONE' ? ['SEEN'] : ['RETRY', refund === 'PARKED' ? 'BY_HAND' : 'HOLD'];
    case 'UNCONFIRMED':
      if (!isDue) return ['RETRY', 'SEEN'];
      return isPast ? ['RETRY', 'FOUND', 'BY_HAND', 'LOSS'] : ['RETRY', 'FOUND', 'BY_HAND'];
    case 'HAND_OVER_WAITS':
      return isDue ? ['RETRY'] : ['SEEN'];
  }
}

/** Why a verb is refused. */
export function decideVerb(facts: CaseFacts, verb: TroubleVerb): RefusalCode | null {
  if (caseVerbs(facts).includes(verb)) return null;
  const isAboutRefund = verb === 'BY_HAND' || verb === 'HOLD' || verb === 'RETRY';
  return isAboutRefund && facts.kind.startsWith('REFUND_') && facts.refund === 'NONE'
    ? 'NOTHING_OPEN'
    : 'VERB_NOT_OFFERED';
}

/** Whether a verb moves money, so that its sum is typed twice. */
export function movesMoney(verb: TroubleVerb): boolean {
  return verb === 'REFUND' || verb === 'BY_HAND' || verb === 'LOSS';
}
