import { type KeyboardEvent, type ReactNode, useId } from 'react';
import * as css from './tabs.css';

type Tab<T> = { value: T; label: ReactNode };
type Props<T> = {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Equal widths over the whole row, for two or three. */
  spread?: boolean;
  children: ReactNode;
};

/** Underlined tabs and the panel they switch. Arrow keys move, as in any tab list. */
export function Tabs<T extends string | number>({ label, tabs, value, onChange, spread = false, children }: Props<T>) {
  const id = useId();

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + step + tabs.length) % tabs.length]!;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={spread ? css.spread : css.list} onKeyDown={move}>
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
            onClick={() => onChange(tab.value)}
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
