import type { Deps } from '../deps';

/** Nodes tell each other whose name or picture changed: others may hold lists that show them. */
export const PEOPLE_CHANNEL = 'people';

export function announcePerson({ bus }: Pick<Deps, 'bus'>, userId: number): void {
  bus.publish(PEOPLE_CHANNEL, [String(userId)]);
}
