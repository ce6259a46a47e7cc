import { useEffect, useEffectEvent } from 'react';
import { readToken } from './token';

/** On an open connection a subscription takes less than this. */
const LONG_MS = 500;

/**
 * Subscribes to a topic while the screen is mounted. Visitors do not: topics need a session. `onMissed`: the connection
 * was lost, or slow to open, so refetch the data that these messages announce changes of.
 */
export function useTopic(
  destination: string | null,
  onMessage: (body: unknown) => void,
  onMissed: () => void = () => undefined,
): void {
  const hear = useEffectEvent(onMessage);
  const catchUp = useEffectEvent(onMissed);
  // Synchronises with the live connection, whose code is loaded after the first paint.
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
