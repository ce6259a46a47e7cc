import type { Db } from '../db/schema';
import { Refusal } from '../refusal';

/** Other users will see this nickname, so sign-up must be finished. */
export async function signedUp(db: Db, userId: number): Promise<{ nickname: string }> {
  const user = await db
    .selectFrom('users')
    .select(['nickname', 'signedUpAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.nickname || !user.signedUpAt) throw new Refusal('SIGNUP_REQUIRED');
  return { nickname: user.nickname };
}
