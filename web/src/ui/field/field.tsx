import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as css from './field.css';

export type FieldProps = {
  label: string;
  /** Error message; shown beside the field and linked to it. */
  error?: string | undefined;
  hint?: ReactNode;
};

export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** Label above, hint or error below, all linked for assistive technology. */
export function Field({
  label,
  error,
  hint,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const note = error !== undefined || hint !== undefined;
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
      {error === undefined && hint !== undefined && (
        <div id={`${id}-note`} className={css.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** The error message of any field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <div id={id} role="alert" className={css.error}>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </div>
  );
}
