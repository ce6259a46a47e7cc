import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as css from './fold.css';

type Props = {
  icon: LucideIcon;
  title: string;
  /** What it holds, while it is closed. */
  value: ReactNode;
  /** How it begins; afterwards it is the reader's. */
  open?: boolean;
  /** Something in it has to be mended: it opens. */
  wrong?: boolean;
  /** One field only, whose label is the title. */
  bare?: boolean;
  children: ReactNode;
};

/** A part of a form that most people need not see. Its fields are there all the time: nothing has to be loaded to be filled in. */
export function Fold({ icon: Icon, title, value, open = false, wrong = false, bare = false, children }: Props) {
  const [begins] = useState(open);
  return (
    <details className={css.fold} open={begins || wrong}>
      <summary className={css.head}>
        <Icon size={22} aria-hidden className={css.icon} />
        <span className={css.title}>{title}</span>
        <span className={css.value}>{value}</span>
        <ChevronDown size={20} aria-hidden className={css.chevron} />
      </summary>
      <div className={bare ? css.bare : css.body}>{children}</div>
    </details>
  );
}
