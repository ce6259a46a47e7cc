import type { ReactNode } from 'react';
import * as css from './next-step.css';

type Props = { what: ReactNode; note: ReactNode; children?: ReactNode };

/** The bar under the stepper. */
export function StepBar({ what, note, children }: Props) {
  return (
    <section className={css.bar} aria-label="다음 할 일">
      <div className={css.words}>
        <p className={css.what}>{what}</p>
        <p className={css.note}>{note}</p>
      </div>
      {children}
    </section>
  );
}
