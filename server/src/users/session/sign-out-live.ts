import type { Deps } from '../../deps';
import type { LiveDoor } from '../../live/live-door';
import { RevokedSessions } from './revoked-sessions';

/** Closes the connections of revoked sessions on every node: at once via the bus, else at the next poll. */
export function signOutLive(door: LiveDoor, { bus, chatDb: db }: Pick<Deps, 'bus' | 'chatDb'>): void {
  const { gateway } = door;
  const signOut = (isOver: (sessionId: string) => boolean) =>
    gateway.disconnect(({ sessionId }) => Boolean(sessionId && isOver(sessionId)), 'LOGIN_REQUIRED', 'signed out');
  const revoked = new RevokedSessions({ db, bus }, (over) => signOut((sessionId) => sessionId === over));

  door.admit(async ({ sessionId }) => (sessionId && (await revoked.has(sessionId)) ? 'LOGIN_REQUIRED' : null));
  door.poll({
    everyMs: 30_000,
    awayMs: 2_000,
    onGap: true,
    run: async () => {
      const open = new Set(gateway.principals().flatMap(({ sessionId }) => sessionId ?? []));
      const over = new Set(await revoked.among([...open]));
      if (over.size > 0) signOut((sessionId) => over.has(sessionId));
    },
  });
  door.onClose(revoked.stop);
}
