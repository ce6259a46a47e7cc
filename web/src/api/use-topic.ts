import { useEffect, useEffectEvent } from 'react';
import { readToken } from './token';

/** A line that is open already takes a subscription sooner. */
const LONG_MS = 500;

/**
 * Hears a topic while the screen is there. Visitors hear nothing: topics are for people with a session. `onMissed`: the
 * connection was away, or took its time to come, so read again what these messages are hints of.
 */
export function useTopic(
  destination: string | null,
  onMessage: (body: unknown) => void,
  onMissed: () => void = () => undefined,
): void {
  const hear = useEffectEvent(onMessage);
  const catchUp = useEffectEvent(onMissed);
  // Follows the live connection, which is fetched after the screen has painted.
  useEffect(() => {
    if (destination === null || readToken() === null) return;
    let leave: (() => void) | null = null;
    let gone = false;
    let heard = false;
    const asked = Date.now();
    import('./realtime').then(
      ({ realtime }) => {
        if (gone) return;
        leave = realtime.listen(destination, {
          onMessage: (body) => hear(body),
          onReady: () => {
            if (heard || Date.now() - asked > LONG_MS) catchUp();
            heard = true;
          },
        });
      },
      () => undefined,
    );
    return () => {
      gone = true;
      leave?.();
    };
  }, [destination]);
}
