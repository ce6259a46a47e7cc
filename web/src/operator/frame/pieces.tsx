import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../time/clock';
import { SmallBadge } from '../../ui/piece/small-badge';
import { ageHours, ageWords } from './age-words';
import * as look from './look.css';
import * as css from './pieces.css';

/** How long it has waited; past a day it is red, with a clock. */
export function Age({ since }: { since: string }) {
  const hours = ageHours(since, useNow());
  return <span className={hours >= 24 ? `${look.red} ${look.number}` : look.number}>{ageWords(hours)}</span>;
}

export function LateTag({ since }: { since: string }) {
  const hours = ageHours(since, useNow());
  if (hours < 24) return <SmallBadge kind="line">{ageWords(hours)}</SmallBadge>;
  return (
    <SmallBadge kind="red">
      <Clock size={12} aria-hidden />
      {ageWords(hours)} · 하루 넘음
    </SmallBadge>
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

export function Nothing({ words }: { words: string }) {
  return (
    <p className={look.meta} style={{ padding: '40px 0', textAlign: 'center' }}>
      {words}
    </p>
  );
}
