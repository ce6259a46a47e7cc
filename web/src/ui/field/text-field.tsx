import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field';
import * as css from './field.css';

type Props = FieldProps & { icon?: LucideIcon; trailing?: ReactNode } & Omit<
    ComponentProps<'input'>,
    'className' | 'id'
  >;

/** One line of text. */
export function TextField({ label, error, hint, icon: Icon, trailing, ...input }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div
          className={css.box}
          data-invalid={error === undefined ? undefined : ''}
          data-readonly={input.readOnly ? '' : undefined}
        >
          {Icon && (
            <span className={css.icon}>
              <Icon size={22} aria-hidden />
            </span>
          )}
          <input
            autoComplete="off"
            {...input}
            {...control}
            data-empty={input.value === '' ? '' : undefined}
            className={css.input}
          />
          {trailing}
        </div>
      )}
    </Field>
  );
}
