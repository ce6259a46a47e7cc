import type { CurrentUser } from '@mungchi/contract';

/** Where a sign-up that was interrupted goes on; null when it is finished. */
export function nextStep(person: Pick<CurrentUser, 'address' | 'interestCategory'>): '/location' | '/prefer' | null {
  if (person.address === null) return '/location';
  return person.interestCategory === null ? '/prefer' : null;
}
