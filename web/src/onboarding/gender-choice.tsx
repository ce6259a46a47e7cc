import * as css from './signup.css';

const GENDERS = [
  { value: 'MALE', label: '남성' },
  { value: 'FEMALE', label: '여성' },
] as const;

type Gender = (typeof GENDERS)[number]['value'];
type Props = { value: Gender | ''; onChange: (gender: Gender) => void; onBlur: () => void; error: string | undefined };

export function GenderChoice({ value, onChange, onBlur, error }: Props) {
  return (
    <fieldset>
      <legend className={css.legend}>성별</legend>
      <div className={css.genders}>
        {GENDERS.map((gender) => (
          <label key={gender.value} className={css.gender}>
            <input
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
        <p role="alert" className={css.problem}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
