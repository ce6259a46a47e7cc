import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { LiveDoor } from '../live/live-door';

/** A banned person has no live connection: none is opened, and the open ones end. */
export function sanctionLive(door: LiveDoor, { sanctions }: Pick<Deps, 'sanctions'>): void {
  const isBanned = ({ userId }: { userId: UserId }) => sanctions.of(userId)?.kind === 'BANNED';
  door.admit(async (principal) => (isBanned(principal) ? 'BANNED' : null));
  door.poll({
    everyMs: 1_000,
    awayMs: 1_000,
    run: async () => {
      if (door.gateway.principals().some(isBanned)) door.gateway.disconnect(isBanned, 'BANNED', 'banned');
    },
  });
}
