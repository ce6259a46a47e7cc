import type { ReactNode } from 'react';
import * as css from './guess-ring.css';

type Props = { label: string; said: string; onConfirm: () => void; children: ReactNode };

/** A field whose value somebody has yet to look at; editing it says so too. */
export function GuessRing({ label, said, onConfirm, children }: Props) {
  return (
    <div className={css.ring}>
      {children}
      <div className={css.foot}>
        <span className={css.said}>{said}</span>
        <button type="button" className={css.confirm} aria-label={`${label} 맞아요`} onClick={onConfirm}>
          맞아요
        </button>
      </div>
    </div>
  );
}
