import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';

export async function countUnreadEntries({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}
