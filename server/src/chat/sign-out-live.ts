import type { Deps } from '../deps';
import type { Gateway } from '../realtime/gateway';
import { RevokedSessions } from '../users/session/revoked-sessions';

/** Closes the connections of revoked sessions on every node: at once via the bus, else at the next `missed` poll. */
export function signOutLive(deps: Pick<Deps, 'db' | 'bus'>, gateway: () => Gateway) {
  const signOut = (isOver: (sessionId: string) => boolean) =>
    gateway().disconnect(({ sessionId }) => Boolean(sessionId && isOver(sessionId)), 'LOGIN_REQUIRED', 'signed out');
  const revoked = new RevokedSessions(deps, (over) => signOut((sessionId) => sessionId === over));
  return {
    revoked,
    missed: async () => {
      const open = new Set(
        gateway()
          .principals()
          .flatMap(({ sessionId }) => sessionId ?? []),
      );
      const over = new Set(await revoked.among([...open]));
      if (over.size > 0) signOut((sessionId) => over.has(sessionId));
    },
  };
}
