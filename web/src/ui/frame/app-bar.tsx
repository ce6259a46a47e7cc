import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../control/icon-button';
import { barTitle } from '../foundation/display.css';
import { oneLine } from '../foundation/type.css';
import * as css from './app-bar.css';

type Props = {
  title?: string;
  /** Back arrow, when there is somewhere to go back to. */
  onBack?: (() => void) | undefined;
  /** Replaces the back arrow, e.g. a close icon. */
  start?: ReactNode;
  end?: ReactNode;
  align?: 'center' | 'left';
  /** Search box, tabs or chips under the bar, on the same purple. */
  children?: ReactNode;
  square?: boolean;
};

/** The purple header. */
export function AppBar({ title, onBack, start, end, align = 'center', children, square = false }: Props) {
  const left = start ?? (onBack && <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={28} onClick={onBack} />);
  return (
    <header className={square ? css.square : css.header}>
      {align === 'center' ? (
        <div className={left || end ? css.bar : css.titleBar}>
          <div className={css.start}>{left}</div>
          <h1 className={`${barTitle} ${oneLine} ${css.title}`}>{title}</h1>
          <div className={css.end}>{end}</div>
        </div>
      ) : (
        <div className={css.leftBar}>
          {left}
          <h1 className={`${barTitle} ${oneLine} ${left ? css.leftTitle : css.firstTitle}`}>{title}</h1>
          {end}
        </div>
      )}
      {children && <div className={css.below}>{children}</div>}
    </header>
  );
}
