import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import * as css from './tabs.css';

type Tab<T> = { value: T; label: ReactNode };
type Props<T> = {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Equal widths over the whole row, for two or three. */
  spread?: boolean;
  /** Stays in sight under a header with a search box; another tab begins at its beginning. */
  sticky?: boolean;
  children: ReactNode;
};

/** Underlined tabs and the panel they switch. Arrow keys move, as in any tab list. */
export function Tabs<T extends string | number>({
  label,
  tabs,
  value,
  onChange,
  spread = false,
  sticky = false,
  children,
}: Props<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // Scrolls the chosen tab into view: it may be beyond the edge of a narrow screen.
  useEffect(() => {
    const chosen = document.getElementById(`${id}-${value}`);
    if (list.current && chosen) bringIntoRow(list.current, chosen);
  }, [id, value]);

  function choose(next: T) {
    const row = list.current;
    const panel = row?.nextElementSibling;
    // Where the old panel was scrolled to means nothing in the new one.
    if (sticky && row && panel)
      scrollBy(0, Math.min(0, panel.getBoundingClientRect().top - row.getBoundingClientRect().bottom));
    onChange(next);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + step + tabs.length) % tabs.length]!;
    choose(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={spread ? css.spread : sticky ? css.sticky : css.list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={css.tab}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={css.panel}>
        {children}
      </div>
    </>
  );
}

const MARGIN_PX = 8;

/** Sideways only: the page stays where it is. */
function bringIntoRow(row: HTMLElement, part: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  const beyond = Math.max(0, inner.right + MARGIN_PX - outer.right);
  const before = Math.max(0, outer.left + MARGIN_PX - inner.left);
  if (beyond > 0 || before > 0) row.scrollLeft += beyond - before;
}
