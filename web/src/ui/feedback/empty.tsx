import type { ReactNode } from 'react';
import { headline } from '../foundation/display.css';
import * as css from '../frame/screen.css';
import { MascotBox } from '../mascot/mascot-box';
import type { MascotColor, MascotMood } from '../mascot/mascot-look';

type EmptyProps = {
  title?: string;
  text: string;
  action?: ReactNode;
  peek?: MascotColor;
  mood?: MascotMood;
  panel?: boolean;
};

/** Nothing here yet, and the way forward. */
export function Empty({ title, text, action, peek = 'mint', mood, panel = false }: EmptyProps) {
  return (
    <div className={panel ? css.panel : css.state}>
      <MascotBox peek={peek} mood={mood} size={176} />
      {title && <h3 className={`${headline} ${css.title}`}>{title}</h3>}
      <p className={css.words}>{text}</p>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
