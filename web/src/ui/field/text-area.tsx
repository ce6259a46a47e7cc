import { countCharacters } from '@mungchi/contract';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import * as css from './field.css';

type Props = FieldProps & { value: string; onChangeText: (text: string) => void; max: number } & Omit<
    ComponentProps<'textarea'>,
    'className' | 'id' | 'value' | 'onChange' | 'maxLength'
  >;

/** Counts characters as a person does; typing past the limit is shown, never silently cut. */
export function TextArea({ label, error, hint, value, onChangeText, max, ...input }: Props) {
  const count = countCharacters(value);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={css.areaBox} data-invalid={error === undefined && count <= max ? undefined : ''}>
          <textarea
            rows={4}
            {...input}
            {...control}
            value={value}
            onChange={(event) => onChangeText(event.target.value)}
            className={css.area}
          />
          <span className={count > max ? css.counterOver : css.counter} aria-hidden>
            {count}/{max}
          </span>
        </div>
      )}
    </Field>
  );
}
