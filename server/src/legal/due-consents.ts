import type { ConsentKind, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { consentStates } from './consent-rows';
import { consentsDue } from './consent-rules';

/** Needed consents that a person still owes. */
export async function dueConsents(
  { db, legal, now }: Pick<Deps, 'db' | 'legal' | 'now'>,
  userId: UserId,
): Promise<ConsentKind[]> {
  return consentsDue(await consentStates(db, userId), legal.holding(now()));
}
