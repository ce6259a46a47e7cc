import { type ReactNode, useId } from 'react';
import { FieldError } from './field';
import * as css from './field-set.css';

type Props = { label: string; error: string | undefined; hint?: string; children: ReactNode };

/** A field of several controls; its error is below and linked to them, as with a single field. */
export function FieldSet({ label, error, hint, children }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={(error ?? hint) ? id : undefined} data-problem={error ? '' : undefined}>
      <legend className={css.legend}>{label}</legend>
      {children}
      {error && (
        <div className={css.problem}>
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
      {!error && hint && (
        <p id={id} className={css.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
