import { useEffect, useEffectEvent, useRef } from 'react';
import * as css from './load-more.css';
import { Block } from './skeleton';
import { hidden } from './type.css';

/** The end of what is loaded: asks for more a screen before it is reached. */
export function LoadMore({ onReach }: { onReach: () => unknown }) {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);

  // Follows the scroll position by way of the browser's own observer.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      rootMargin: '0px 0px 100% 0px',
    });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={mark} role="status" className={css.mark}>
      <Block width={120} height={12} radius={6} />
      <span className={hidden}>더 불러오고 있어요.</span>
    </div>
  );
}
