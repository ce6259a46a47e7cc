import { TextField } from '../ui/field/text-field';
import * as css from './receive-screen.css';

const LENGTH = 6;

/** A code is six digits, or left out: one's own word counts without it. */
export function codeProblem(code: string): string | undefined {
  return code === '' || code.length === LENGTH ? undefined : '숫자 6자리를 모두 입력해 주세요.';
}

type Props = { value: string; error: string | undefined; onChange: (code: string) => void };

export function CodeField({ value, error, onChange }: Props) {
  return (
    <div className={css.typed}>
      <TextField
        label="수령 코드"
        hint="리더의 화면에 있는 숫자 6자리를 입력해 주세요."
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000 000"
        value={value.replace(/^(\d{3})(?=\d)/, '$1 ')}
        error={error}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, LENGTH))}
      />
    </div>
  );
}
