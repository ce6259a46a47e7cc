import { Check } from 'lucide-react';
import { hidden } from '../foundation/type.css';
import * as css from './steps.css';

/** Where we are on a way of known steps; `current` is an index. */
export function Steps({ steps, current, label }: { steps: readonly string[]; current: number; label: string }) {
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={css.step}
          aria-current={index === current ? 'step' : undefined}
          data-reached={index <= current ? '' : undefined}
        >
          <span className={css.disc}>{index < current && <Check size={14} strokeWidth={3} aria-hidden />}</span>
          {step}
          {index < current && <span className={hidden}>완료</span>}
        </li>
      ))}
    </ol>
  );
}
