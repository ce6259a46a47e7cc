import { Check, Lock } from 'lucide-react';
import * as look from '../frame/look.css';
import * as css from '../frame/pieces.css';

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
          className={css.again}
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

export function isSum(typed: string, sum: number): boolean {
  return typed !== '' && Number(typed.replace(/\D/g, '')) === sum;
}

type SumProps = { sum: number; value: string; onChange: (value: string) => void; words?: string };

/** A sum of money, typed once more. */
export function SumAgain({ sum, value, onChange, words = '금액을 다시 적어 주세요' }: SumProps) {
  const hint = sum.toLocaleString('ko-KR');
  return <SecondLook words={words} hint={hint} value={value} onChange={onChange} isRight={isSum(value, sum)} numeric />;
}

/** Below what cannot be undone. */
export function ForGood() {
  return (
    <p className={`${look.meta} ${css.locked}`}>
      <Lock size={12} aria-hidden /> 되돌릴 수 없어요. 모든 운영자에게 알려져요.
    </p>
  );
}
