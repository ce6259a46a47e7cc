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
  error: string | undefined;
};

export function GenderChoice({ value, onChange, error }: Props) {
  return (
    <FieldSet label="성별" error={error} hint="추천에만 써요.">
      <div className={css.genders}>
        {GENDERS.map((gender) => (
          <label key={gender.value} className={css.gender}>
            <input
              type="radio"
              name="gender"
              className={css.radio}
              checked={value === gender.value}
              onChange={() => onChange(gender.value)}
            />
            {gender.label}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
