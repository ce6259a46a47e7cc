import type { ReactNode } from 'react';
import * as css from './next-step.css';

/** `alarming`: somebody waits for an answer to a problem. */
type Props = { what: ReactNode; note: ReactNode; alarming?: boolean; before?: ReactNode; children?: ReactNode };

/** The bar under the stepper. */
export function StepBar({ what, note, alarming = false, before, children }: Props) {
  return (
    <section className={alarming ? css.alarmingBar : css.bar} aria-label="다음 할 일">
      {before}
      <div className={css.words}>
        <p className={alarming ? css.alarming : css.what}>{what}</p>
        <p className={css.note}>{note}</p>
      </div>
      {children}
    </section>
  );
}
