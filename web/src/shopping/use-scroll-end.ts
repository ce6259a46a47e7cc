import { SCROLL_THRESHOLD, SCROLL_THROTTLE_MS } from '@mungchi/contract';
import { useEffect, useEffectEvent } from 'react';

/** Calls once four fifths of the page have been seen; the position is looked at every 150 ms at the most. */
export function useScrollEnd(active: boolean, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  // Subscribes to the window's scroll position.
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const look = () => {
      timer = null;
      if (isNearEnd(scrollY + innerHeight, document.documentElement.scrollHeight)) near();
    };
    const throttled = () => {
      timer ??= setTimeout(look, SCROLL_THROTTLE_MS);
    };
    addEventListener('scroll', throttled, { passive: true });
    // A first page that does not fill the window never scrolls.
    throttled();
    return () => {
      removeEventListener('scroll', throttled);
      if (timer !== null) clearTimeout(timer);
    };
  }, [active]);
}

export function isNearEnd(seen: number, height: number): boolean {
  return seen >= height * SCROLL_THRESHOLD;
}
