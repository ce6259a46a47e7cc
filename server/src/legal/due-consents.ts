import type { CurrentUser, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { consentStates } from './consent-rows';
import { consentsDue } from './consent-rules';

/** Needed consents that a person still owes, and whether calls are refused until then. */
export async function dueConsents(
  { db, legal, now, config }: Pick<Deps, 'db' | 'legal' | 'now' | 'config'>,
  userId: UserId,
): Promise<Pick<CurrentUser, 'consentsDue' | 'consentsAsked'>> {
  const due = consentsDue(await consentStates(db, userId), legal.holding(now()));
  return { consentsDue: due, consentsAsked: config.legal.on };
}
