import { type NeighbourRecord, seoulDay, type UserId } from '@mungchi/contract';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { isVerified } from '../users/check-rules';
import { cachedRecord } from './cached-record';
import { leaderRoom } from './leader-room';
import { leaderLimit } from './leader-rules';

type Needed = Pick<Deps, 'db' | 'now' | 'config'>;

/** What a signed-in neighbour may know of somebody; of oneself also how much one may open. */
export async function readRecord(deps: Needed, readerId: UserId, userId: UserId): Promise<NeighbourRecord> {
  const { db, now, config } = deps;
  const person = await db
    .selectFrom('users')
    .modifyFront(PREPARED)
    .select(['signedUpAt', 'phoneVerifiedAt', 'checkedOn'])
    .where('id', '=', userId)
    .where('signedUpAt', 'is not', null)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
  const { facts, started, ledWith } = await cachedRecord(db, userId, now());
  return {
    facts,
    started,
    since: seoulDay(person.signedUpAt!).slice(0, 7),
    phone: person.phoneVerifiedAt !== null,
    verified: isVerified(person.checkedOn, seoulDay(now())) ? person.checkedOn!.slice(0, 7) : null,
    opensUpTo: ledWith === 0 ? leaderLimit(0, config.leaderStartWon) : null,
    ...(readerId === userId && { limit: await leaderRoom(deps, db, userId) }),
  };
}
