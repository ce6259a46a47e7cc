import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { calm } from '../foundation/tokens.css';
import { IconButton } from './icon-button';
import * as css from './scroll-row.css';
import { type Hidden, hiddenSides } from './scroll-rules';

/** Arrows for a mouse, where more of the row is hidden. */
export function ScrollArrows({ row }: { row: HTMLUListElement }) {
  const [hidden, setHidden] = useState<Hidden>({ before: false, after: false });

  // Follows the row's scrolling, its size and its items.
  useEffect(() => {
    const look = () => {
      const next = hiddenSides(row);
      setHidden((old) => (old.before === next.before && old.after === next.after ? old : next));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    const items = new MutationObserver(look);
    items.observe(row, { childList: true });
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [row]);

  function move(direction: 1 | -1) {
    const behavior = matchMedia(calm).matches ? 'auto' : 'smooth';
    row.scrollBy({ left: direction * row.clientWidth * 0.8, behavior });
  }

  return (
    <>
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
    </>
  );
}
