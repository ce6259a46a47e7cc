import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls back whenever the box comes within a screen of what is seen. */
export function useReached(onReach: () => unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);

  // Follows the scroll position by way of the browser's own observer.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      rootMargin: '0px 0px 100% 0px',
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return box;
}
