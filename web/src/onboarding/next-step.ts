import type { CurrentUser } from '@mungchi/contract';

const KEY = 'interestSkipped';

/** Where a sign-up that was interrupted goes on; null when it is finished. */
export function nextStep(person: Pick<CurrentUser, 'address' | 'interestCategory'>): '/location' | '/prefer' | null {
  if (person.address === null) return '/location';
  return person.interestCategory === null && localStorage.getItem(KEY) === null ? '/prefer' : null;
}

/** Choosing none is an answer, too: it is not asked for again on this device. */
export function skipInterest(): void {
  localStorage.setItem(KEY, 'true');
}
