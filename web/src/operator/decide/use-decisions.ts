import { useEffect, useRef, useState } from 'react';
import { liveToken } from '../../api/live/realtime-token';

const UNDO_SECONDS = 6;

type Held = { words: string; send: () => Promise<unknown>; takeBack: () => void };

/** A decision leaves a few seconds after it was taken; until then it can be undone. Leaving the page sends it. */
export function useHeldDecision() {
  const [held, setHeld] = useState<(Held & { left: number }) | null>(null);
  const waiting = useRef<Held | null>(null);

  function flush() {
    const { current } = waiting;
    waiting.current = null;
    setHeld(null);
    void current?.send();
  }
  const latest = useRef(flush);
  latest.current = flush;

  // The clock of the undo.
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => {
      if (held.left <= 1) flush();
      else setHeld({ ...held, left: held.left - 1 });
    }, 1000);
    return () => clearTimeout(timer);
  });

  // The page, the tab or the window goes away: what was decided is decided. A phone discards hidden tabs without an event.
  useEffect(() => {
    const leave = () => latest.current();
    const hide = () => document.visibilityState === 'hidden' && latest.current();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  return {
    held,
    hold(decision: Held) {
      void waiting.current?.send();
      waiting.current = decision;
      setHeld({ ...decision, left: UNDO_SECONDS });
      // A closing tab sends once and cannot renew the token and retry: the token is renewed beforehand.
      liveToken(null).catch(() => undefined);
    },
    undo() {
      waiting.current?.takeBack();
      waiting.current = null;
      setHeld(null);
    },
  };
}
