import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Field, type FieldProps } from './field';
import * as css from './field.css';
import { caretAfter, readNumber, writeNumber } from './number-text';

type Props = FieldProps & {
  value: number | null;
  onChangeNumber: (value: number | null) => void;
  max: number;
  unit?: string;
} & Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'onChange' | 'max' | 'type'>;

/** Thousands separators appear while typing and the caret stays where the typist left it. */
export function NumberField({ label, error, hint, value, onChangeNumber, max, unit, ref, ...input }: Props) {
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // Restores the caret, which React resets when it rewrites the value.
  useLayoutEffect(() => {
    if (caret.current === null || element.current === null || document.activeElement !== element.current) return;
    const at = caretAfter(element.current.value, caret.current);
    element.current.setSelectionRange(at, at);
    caret.current = null;
  });

  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={css.box} data-invalid={error === undefined ? undefined : ''}>
          <input
            autoComplete="off"
            {...input}
            {...control}
            ref={(node) => {
              element.current = node;
              if (typeof ref === 'function') ref(node);
              else if (ref) ref.current = node;
            }}
            inputMode="numeric"
            className={css.input}
            value={writeNumber(value)}
            onChange={(event) => {
              const { value: typed, selectionStart } = event.target;
              caret.current = typed.slice(0, selectionStart ?? typed.length).replace(/\D/g, '').length;
              onChangeNumber(readNumber(typed, max));
            }}
          />
          {unit && (
            <span className={css.unit} aria-hidden>
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
