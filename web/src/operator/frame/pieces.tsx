import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../time/clock';
import { ageHours, ageWords } from './age-words';
import * as look from './look.css';
import * as css from './pieces.css';

export function ConsoleTag({ kind = 'grey', children }: { kind?: keyof typeof css.tag; children: ReactNode }) {
  return <span className={css.tag[kind]}>{children}</span>;
}

/** How long it has waited; past a day it is red, with a clock. */
export function Age({ since }: { since: string }) {
  const hours = ageHours(since, useNow());
  return <span className={hours >= 24 ? `${look.red} ${look.number}` : look.number}>{ageWords(hours)}</span>;
}

export function LateTag({ since }: { since: string }) {
  const hours = ageHours(since, useNow());
  if (hours < 24) return <ConsoleTag kind="line">{ageWords(hours)}</ConsoleTag>;
  return (
    <ConsoleTag kind="red">
      <Clock size={12} aria-hidden />
      {ageWords(hours)} · 하루 넘음
    </ConsoleTag>
  );
}

export function Segments<T extends string>({
  value,
  options,
  onChange,
  label,
}: {
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
  label: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div role="group" aria-label={label} className={css.segments}>
      {options.map(([option, words]) => (
        <button
          key={option}
          type="button"
          className={css.segment}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

export function Figure({ name, children, more }: { name: string; children: ReactNode; more?: ReactNode }) {
  return (
    <div className={css.cell}>
      <div className={look.meta}>{name}</div>
      <div className={look.figure}>{children}</div>
      {more && <div className={look.meta}>{more}</div>}
    </div>
  );
}

type Column = string | { right: string; wide?: true } | { wide: string };

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

export function Nothing({ words }: { words: string }) {
  return (
    <p className={look.meta} style={{ padding: '40px 0', textAlign: 'center' }}>
      {words}
    </p>
  );
}
