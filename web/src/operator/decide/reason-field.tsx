import { OPERATOR_REASON_MAX } from '@mungchi/contract';
import type { RefObject } from 'react';
import * as look from '../frame/look.css';
import * as css from '../frame/pieces.css';

type Props = {
  label?: string;
  /** Who reads it. */
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  field?: RefObject<HTMLTextAreaElement | null>;
  placeholder?: string;
};

/** Why it is decided so: without it there is no decision. */
export function ReasonField({ label = '이유', hint, value, onChange, field, placeholder }: Props) {
  return (
    <label className={css.stacked}>
      <span className={css.spread}>
        <span className={look.strong}>{label}</span>
        {hint && <span className={look.meta}>{hint}</span>}
      </span>
      <textarea
        ref={field}
        className={css.area}
        maxLength={OPERATOR_REASON_MAX}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
