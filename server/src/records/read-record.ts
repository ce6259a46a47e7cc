import { type NeighbourRecord, seoulDay, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { keptRecord } from './kept-record';

/** What a signed-in neighbour may know of somebody. */
export async function readRecord({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId): Promise<NeighbourRecord> {
  const person = await db
    .selectFrom('users')
    .select(['signedUpAt', 'phoneVerifiedAt'])
    .where('id', '=', userId)
    .where('signedUpAt', 'is not', null)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
  const { facts, started } = await keptRecord(db, userId, now());
  return {
    facts,
    started,
    since: seoulDay(person.signedUpAt!).slice(0, 7),
    phone: person.phoneVerifiedAt !== null,
  };
}
