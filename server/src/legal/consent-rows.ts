import type { UserId } from '@mungchi/contract';
import type { Db } from '../db/schema';
import type { ConsentState } from './consent-rules';

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
