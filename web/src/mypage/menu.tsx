import type { AppLink } from '@mungchi/contract';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../links';
import { useSinglePress } from '../ui/control/button';
import * as css from './menu.css';

type Entry = { icon: LucideIcon; tone: keyof typeof css.tone; label: string; detail?: string };

export function MenuCard({ children }: { children: ReactNode }) {
  return <ul className={css.card}>{children}</ul>;
}

/** A card under its name. */
export function MenuGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <h2 className={css.group}>{name}</h2>
      <MenuCard>{children}</MenuCard>
    </section>
  );
}

type LinkProps = Entry & {
  to: AppLink;
  /** A number at the end of the row. */
  count?: string | undefined;
  /** An amount there. */
  sum?: string;
  /** What the row is called where the number alone would say little. */
  name?: string;
};

export function MenuLink({ to, count, sum, name, ...entry }: LinkProps) {
  return (
    <li>
      <Link to={to} className={css.entry} aria-label={name}>
        <Label {...entry} />
        {count && <span className={css.count}>{count}</span>}
        {sum && <span className={css.sum}>{sum}</span>}
        <ChevronRight size={20} aria-hidden className={css.arrow} />
      </Link>
    </li>
  );
}

export function MenuButton({ onPress, ...entry }: Entry & { onPress: () => unknown }) {
  const { press } = useSinglePress(onPress);
  return (
    <li>
      <button type="button" className={css.entry} onClick={press}>
        <Label {...entry} />
      </button>
    </li>
  );
}

function Label({ icon: Icon, tone, label, detail }: Entry) {
  return (
    <>
      <span className={css.tone[tone]}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={css.label}>
        {label}
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
    </>
  );
}
