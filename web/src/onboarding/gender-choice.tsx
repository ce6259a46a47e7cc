import type { Ref } from 'react';
import { FieldSet } from '../ui/field/field-set';
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
  return (
    <FieldSet label="성별" error={error}>
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
    </FieldSet>
  );
}
