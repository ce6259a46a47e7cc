import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls back whenever the box comes near what is seen from above: `within` a screen of it unless told. */
export function useReached(onReach: () => unknown, within = '100%'): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);

  // Follows the scroll position by way of the browser's own observer.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      rootMargin: `0px 0px ${within} 0px`,
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [within]);

  return box;
}
