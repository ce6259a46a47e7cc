import type { Participant } from '@mungchi/contract';

/** All that somebody paid went back, as far as this reader is told. */
export function hasAllBack({ share, refunded = 0 }: Pick<Participant, 'share' | 'refunded'>): boolean {
  return refunded > 0 && refunded >= share;
}

/** A neighbour whose money is in the purchase. */
export function isPayer(person: Pick<Participant, 'role' | 'payStatement' | 'share' | 'refunded'>): boolean {
  return person.role === 'FOLLOWER' && person.payStatement === 'PAID' && !hasAllBack(person);
}
