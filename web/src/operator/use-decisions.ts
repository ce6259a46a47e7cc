import { useEffect, useRef, useState } from 'react';

const UNDO_SECONDS = 6;

type Held = { words: string; send: () => Promise<unknown> };

/** A decision leaves a few seconds after it was taken; until then it can be undone. Leaving the page sends it. */
export function useHeldDecision() {
  const [held, setHeld] = useState<(Held & { left: number }) | null>(null);
  const waiting = useRef<Held | null>(null);

  function flush() {
    const { current } = waiting;
    waiting.current = null;
    setHeld(null);
    return current?.send();
  }

  // The clock of the undo.
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => {
      if (held.left <= 1) void flush();
      else setHeld({ ...held, left: held.left - 1 });
    }, 1000);
    return () => clearTimeout(timer);
  });

  // The page goes away: what was decided is decided.
  useEffect(() => () => void waiting.current?.send(), []);

  return {
    held,
    hold(words: string, send: Held['send']) {
      void waiting.current?.send();
      waiting.current = { words, send };
      setHeld({ words, send, left: UNDO_SECONDS });
    },
    undo() {
      waiting.current = null;
      setHeld(null);
    },
  };
}
