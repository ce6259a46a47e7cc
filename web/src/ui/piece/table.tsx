import type { ReactNode } from 'react';
import * as css from './table.css';

type Column = string | { right: string; wide?: true } | { wide: string };

/** Scrolls where it is wider than its place. `wide`: a column that a phone shows elsewhere. */
export function Table({ head, children }: { head: readonly Column[]; children: ReactNode }) {
  return (
    <section
      className={css.scroll}
      aria-label="표"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
      tabIndex={0}
    >
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((each) => {
              return (
                <th key={wordsOf(each)} scope="col" className={lookOf(each)}>
                  {wordsOf(each)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function wordsOf(column: Column): string {
  if (typeof column === 'string') return column;
  return 'right' in column ? column.right : column.wide;
}

function lookOf(column: Column): string {
  if (typeof column === 'string') return css.th;
  return [css.th, 'right' in column && css.right, 'wide' in column && css.wide].filter(Boolean).join(' ');
}
