import { useEffect, useEffectEvent } from 'react';
import { readToken } from './token';

/** Hears a topic while the screen is there. Visitors hear nothing: topics are for people with a session. */
export function useTopic(destination: string | null, onMessage: (body: unknown) => void): void {
  const hear = useEffectEvent(onMessage);
  // Follows the live connection, which is fetched after the screen has painted.
  useEffect(() => {
    if (destination === null || readToken() === null) return;
    let leave: (() => void) | null = null;
    let gone = false;
    import('./realtime').then(
      ({ realtime }) => {
        if (!gone) leave = realtime.listen(destination, (body) => hear(body));
      },
      () => undefined,
    );
    return () => {
      gone = true;
      leave?.();
    };
  }, [destination]);
}
