import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';

/** Notes that the position of a person's device was used, and what for. */
export async function notePosition(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  purpose: 'HOME' | 'CHECK',
): Promise<void> {
  await db.insertInto('positionUses').values({ userId, purpose, at: now() }).execute();
}
