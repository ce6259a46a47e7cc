import type { ReactNode } from 'react';
import { headline } from '../ui/foundation/display.css';
import { MascotBox } from '../ui/mascot/mascot-box';
import * as css from './empty-panel.css';

/** 텅~: nothing was found, and the ways on. */
export function EmptyPanel({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <MascotBox peek="mint" size={116} />
        <div className={css.words}>
          <h3 className={`${headline} ${css.title}`}>텅~</h3>
          <p className={css.text}>{text}</p>
        </div>
      </div>
      {children}
    </div>
  );
}
