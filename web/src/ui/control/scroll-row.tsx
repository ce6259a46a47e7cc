import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { calm } from '../foundation/tokens.css';
import { IconButton } from './icon-button';
import * as css from './scroll-row.css';
import { type Hidden, hiddenSides } from './scroll-rules';

/** A list that scrolls sideways. Fingers swipe it and the keyboard walks it; a mouse is given arrows where more is hidden. */
export function ScrollRow({ className, children }: { className: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState<Hidden>({ before: false, after: false });

  // Follows the row's scrolling, its size and its items.
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      const next = hiddenSides(list);
      setHidden((old) => (old.before === next.before && old.after === next.after ? old : next));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    const items = new MutationObserver(look);
    items.observe(list, { childList: true });
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);

  function move(direction: 1 | -1) {
    const list = row.current;
    const behavior = matchMedia(calm).matches ? 'auto' : 'smooth';
    list?.scrollBy({ left: direction * list.clientWidth * 0.8, behavior });
  }

  return (
    <div className={css.frame}>
      <ul ref={row} className={className}>
        {children}
      </ul>
      {hidden.before && (
        <span className={css.before} aria-hidden>
          <IconButton icon={ChevronLeft} label="이전" kind="disc" tabIndex={-1} onClick={() => move(-1)} />
        </span>
      )}
      {hidden.after && (
        <span className={css.after} aria-hidden>
          <IconButton icon={ChevronRight} label="다음" kind="disc" tabIndex={-1} onClick={() => move(1)} />
        </span>
      )}
    </div>
  );
}
