import { type ReactNode, useState } from 'react';
import { lazyOrnament } from '../feedback/lazy-part';
import * as css from './scroll-row.css';

const ScrollArrows = lazyOrnament(() => import('./scroll-arrows').then((at) => at.ScrollArrows));
const MOUSE = '(hover: hover) and (pointer: fine)';

/** A list that scrolls sideways. Fingers swipe it and the keyboard walks it; a mouse, and only a mouse, is given arrows. */
export function ScrollRow({ className, children }: { className: string; children: ReactNode }) {
  const [row, setRow] = useState<HTMLUListElement | null>(null);
  return (
    <div className={css.frame}>
      <ul ref={setRow} className={className}>
        {children}
      </ul>
      {row && matchMedia(MOUSE).matches && <ScrollArrows row={row} />}
    </div>
  );
}
