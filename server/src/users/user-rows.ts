import type { UserId } from '@mungchi/contract';
import { PREPARED } from '../db/prepared';
import type { UserRow } from '../db/rows';
import type { Db } from '../db/schema';
import { Refusal } from '../refusal';

/** A user who has finished sign-up. */
export type SignedUpUser = UserRow & { nickname: string; profileUrl: string; signedUpAt: Date };

export function hasSignedUp(user: UserRow): user is SignedUpUser {
  return user.signedUpAt !== null;
}

/** The user of a valid token; a user deleted since then has to sign in again. */
export async function callingUser(db: Db, userId: UserId): Promise<UserRow> {
  const rows = db.selectFrom('users').modifyFront(PREPARED).selectAll().where('id', '=', userId);
  const user = await rows.executeTakeFirst();
  if (!user || user.leftAt) throw new Refusal('LOGIN_REQUIRED');
  return user;
}

/** For whatever needs a finished sign-up: others see the nickname. */
export async function signedUpUser(db: Db, userId: UserId): Promise<SignedUpUser> {
  const user = await callingUser(db, userId);
  if (!hasSignedUp(user)) throw new Refusal('SIGNUP_REQUIRED');
  return user;
}

const NICKNAME_UNIQUE = 'users_nickname_key_key';

/** Two concurrent requests for one nickname: the unique index lets one through. */
export async function refuseTakenNickname<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === NICKNAME_UNIQUE) {
      throw new Refusal('NICKNAME_TAKEN', { nickname: '이미 쓰고 있는 닉네임이에요.' });
    }
    throw error;
  }
}
