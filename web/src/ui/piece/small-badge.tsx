import type { ReactNode } from 'react';
import * as css from './small-badge.css';

/** A word in its meaning's colour, as high as a line of a table. */
export function SmallBadge({ kind = 'grey', children }: { kind?: keyof typeof css.tone; children: ReactNode }) {
  return <span className={css.tone[kind]}>{children}</span>;
}
