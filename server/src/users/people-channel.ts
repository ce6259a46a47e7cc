import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';

/** Cache invalidation between nodes: the user whose name or picture changed. */
export const PEOPLE_CHANNEL = 'people';

export function announcePerson({ bus }: Pick<Deps, 'bus'>, userId: UserId): void {
  bus.publish(PEOPLE_CHANNEL, [String(userId)]);
}

/** The same for what a user sees of lists: they moved, somebody was blocked or let back, or they reported something. */
export const READERS_CHANNEL = 'readers';

export function announceReaders({ bus }: Pick<Deps, 'bus'>, ...userIds: readonly UserId[]): void {
  bus.publish(READERS_CHANNEL, userIds.map(String));
}
