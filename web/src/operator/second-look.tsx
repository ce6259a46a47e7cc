import { Check } from 'lucide-react';
import * as look from './look.css';
import * as css from './pieces.css';

type Props = {
  words: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  isRight: boolean;
  numeric?: boolean;
};

/** What moves money or ends an account is typed once more. */
export function SecondLook({ words, hint, value, onChange, isRight, numeric = false }: Props) {
  return (
    <label className={css.second}>
      <span className={css.spread}>
        <span className={look.strong}>한 번 더 확인할게요</span>
        <span>{words}</span>
      </span>
      <span className={css.spread}>
        <input
          className={css.input}
          value={value}
          placeholder={hint}
          inputMode={numeric ? 'numeric' : 'text'}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
        {isRight && (
          <span className={css.wrap}>
            <Check size={16} aria-hidden />
            같아요
          </span>
        )}
      </span>
    </label>
  );
}
