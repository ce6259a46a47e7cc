import type { CurrentUser, UserId } from '@mungchi/contract';
import type { Db } from '../db/schema';
import type { Ground } from '../ground';
import { type ConsentState, consentsDue } from './consent-rules';

/** The newest word of a person on each kind. */
export function consentStates(db: Db, userId: UserId): Promise<ConsentState[]> {
  return db
    .selectFrom('consents')
    .select(['kind', 'version', 'given', 'at'])
    .distinctOn('kind')
    .where('userId', '=', userId)
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();
}

/** Needed consents that a person still owes, and whether calls are refused until then. */
export async function dueConsents(
  { db, legal, now, config }: Pick<Ground, 'db' | 'legal' | 'now' | 'config'>,
  userId: UserId,
): Promise<Pick<CurrentUser, 'consentsDue' | 'consentsAsked'>> {
  const due = consentsDue(await consentStates(db, userId), legal.holding(now()));
  return { consentsDue: due, consentsAsked: config.legal.on };
}
