import { type Ref, useId } from 'react';
import { FieldError } from '../ui/field';
import * as css from './signup.css';

const GENDERS = [
  { value: 'MALE', label: '남성' },
  { value: 'FEMALE', label: '여성' },
] as const;

type Gender = (typeof GENDERS)[number]['value'];
type Props = {
  value: Gender | '';
  onChange: (gender: Gender) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Where the form puts the focus when this is missing. */
  ref?: Ref<HTMLInputElement>;
};

export function GenderChoice({ value, onChange, onBlur, error, ref }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>성별</legend>
      <div className={css.genders}>
        {GENDERS.map((gender, index) => (
          <label key={gender.value} className={css.gender}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name="gender"
              className={css.radio}
              checked={value === gender.value}
              onChange={() => onChange(gender.value)}
              onBlur={onBlur}
            />
            {gender.label}
          </label>
        ))}
      </div>
      {error && (
        <div className={css.problem}>
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
