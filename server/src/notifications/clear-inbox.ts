import { DAY_MS } from '@mungchi/contract';
import type { Deps } from '../deps';

const READ_DAYS = 30;
const UNREAD_DAYS = 90;

/** Nobody scrolls back further. */
export async function clearInbox({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await db
    .deleteFrom('notifications')
    .where('createdAt', '<', before(READ_DAYS))
    .where((eb) => eb.or([eb('readAt', 'is not', null), eb('createdAt', '<', before(UNREAD_DAYS))]))
    .execute();
}
