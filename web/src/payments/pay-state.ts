import type { Ledger, Participant, Stage } from '@mungchi/contract';
import { hasAllBack } from '../api/all-back';

export type PayState = 'leader' | 'paid' | 'unpaid' | 'refunding' | 'refunded' | 'never';

/**
 * How one member stands. In a cancelled room what counts is whether the money went back; the leader had none here. In any other
 * it went back where all of it did, as far as this reader is told.
 */
export function payState(person: Participant, stage: Stage, entries: Ledger['entries']): PayState | null {
  const isLeader = person.role === 'LEADER';
  const paid = person.payStatement === 'PAID';
  if (stage !== 'CANCELLED') {
    if (isLeader) return 'leader';
    return paid ? (hasAllBack(person) ? 'refunded' : 'paid') : 'unpaid';
  }
  if (isLeader) return null;
  if (paid) return 'refunding';
  const wentBack = entries.some((entry) => entry.kind === 'REFUND' && entry.participantId === person.participantId);
  return wentBack ? 'refunded' : 'never';
}
