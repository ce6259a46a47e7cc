import type { AppLink } from '@mungchi/contract';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../links';
import * as css from './bottom-bar.css';
import { useGoingDown } from './use-going-down';

/** The one action of a screen, always within reach: the screen's footer. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <footer className={css.bar}>{children}</footer>;
}

/** Round, above the tab bar: put it before the tab bar in the screen's footer. It lies on no price while somebody reads on. */
export function WriteButton({ to = '/gonggu/write', label = '공구 열기' }: { to?: AppLink; label?: string }) {
  const away = useGoingDown();
  return (
    <nav className={css.floor} aria-label={label}>
      <Link to={to} className={css.write} data-away={away || undefined} aria-label={label} title={label}>
        <Pencil size={24} aria-hidden />
      </Link>
    </nav>
  );
}
