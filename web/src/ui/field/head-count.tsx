import { Minus, Plus } from 'lucide-react';
import { StepButton } from '../control/step-button';
import { Field, type FieldProps } from './field';
import * as css from './head-count.css';
import { readNumber } from './number-text';

type Props = FieldProps & {
  value: number | null;
  onChangeNumber: (value: number | null) => void;
  min: number;
  max: number;
  unit?: string;
};

/** A small number of people or things: typed, or one more and one less. */
export function HeadCount({ label, error, hint, value, onChangeNumber, min, max, unit = '명' }: Props) {
  const step = (by: number) => onChangeNumber(value === null ? min : Math.min(max, Math.max(min, value + by)));
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={css.box} data-invalid={error === undefined ? undefined : ''}>
          <StepButton
            label={`한 ${unit} 줄이기`}
            size="small"
            isAtEnd={value !== null && value <= min}
            onPress={() => step(-1)}
          >
            <Minus size={20} aria-hidden />
          </StepButton>
          <span className={css.middle}>
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              className={css.input}
              placeholder="-"
              value={value ?? ''}
              onChange={(event) => onChangeNumber(readNumber(event.target.value, max))}
            />
            <span className={css.unit}>{unit}</span>
          </span>
          <StepButton
            label={`한 ${unit} 늘리기`}
            size="small"
            isAtEnd={value !== null && value >= max}
            onPress={() => step(1)}
          >
            <Plus size={20} aria-hidden />
          </StepButton>
        </div>
      )}
    </Field>
  );
}
