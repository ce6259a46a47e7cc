import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';

/** Cache invalidation between nodes: the user whose name or picture changed. */
export const PEOPLE_CHANNEL = 'people';

export function announcePerson({ bus }: Pick<Deps, 'bus'>, userId: UserId): void {
  bus.publish(PEOPLE_CHANNEL, [String(userId)]);
}
