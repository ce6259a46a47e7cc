import type { PublicProfile, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { hasSignedUp } from './user-rows';
import { publicProfileOf } from './user-rules';

/** The public profile of a user who has finished sign-up. */
export async function viewProfile({ db }: Deps, userId: UserId): Promise<PublicProfile> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user || !hasSignedUp(user)) throw new Refusal('USER_NOT_FOUND');
  return publicProfileOf(user);
}
