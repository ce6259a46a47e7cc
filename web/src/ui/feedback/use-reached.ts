import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls back whenever the element is scrolled near the viewport: `within` one screen below it by default. */
export function useReached(onReach: () => unknown, within = '100%'): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);

  // An IntersectionObserver.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      rootMargin: `0px 0px ${within} 0px`,
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [within]);

  return box;
}
