import type { CurrentUser } from '@mungchi/contract';

const KEY = 'interestSkipped';

type Person = Pick<CurrentUser, 'address' | 'interestCategory' | 'sanction'>;

/** Where a sign-up that was interrupted goes on; null when it is finished. Somebody banned has nothing to go on with. */
export function nextStep(person: Person): '/mypage/standing' | '/location' | '/prefer' | null {
  if (person.sanction?.kind === 'BANNED') return '/mypage/standing';
  if (person.address === null) return '/location';
  return person.interestCategory === null && localStorage.getItem(KEY) === null ? '/prefer' : null;
}

/** Choosing none is an answer, too: it is not asked for again on this device. */
export function skipInterest(): void {
  localStorage.setItem(KEY, 'true');
}
