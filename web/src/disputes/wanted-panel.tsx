import { useId } from 'react';
import { FieldError } from '../ui/field/field';
import { readNumber, writeNumber } from '../ui/field/number-text';
import { won } from '../ui/text/money';
import * as css from './dispute-form.css';

type Props = {
  value: number | null;
  most: number;
  /** Nothing was received: all of it. */
  whole: boolean;
  error: string | undefined;
  onChange: (value: number | null) => void;
};

/** How much should go back: typed, slid, or half and all with one tap. */
export function WantedPanel({ value, most, whole, error, onChange }: Props) {
  const id = useId();
  return (
    <section className={css.panel} aria-label="돌려받을 금액">
      <div className={css.panelHead}>
        <label htmlFor={id}>돌려받을 금액</label>
        <span className={css.most}>최대 {won(most)}</span>
      </div>
      <div className={css.sumLine}>
        <span className={css.sum}>
          <input
            id={id}
            className={css.figure}
            inputMode="numeric"
            autoComplete="off"
            readOnly={whole}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-problem`}
            value={writeNumber(whole ? most : value)}
            onChange={(event) => onChange(readNumber(event.target.value, most))}
          />
          <span className={css.unit}>원</span>
        </span>
        {!whole && (
          <span className={css.parts}>
            <button type="button" className={css.part} onClick={() => onChange(Math.ceil(most / 2))}>
              절반
            </button>
            <button type="button" className={css.part} onClick={() => onChange(most)}>
              전부
            </button>
          </span>
        )}
      </div>
      {!whole && (
        <input
          type="range"
          className={css.slider}
          style={{ [nameOf(css.slid)]: (value ?? 0) / most }}
          aria-label="돌려받을 금액 조절"
          aria-valuetext={won(value ?? 0)}
          min={0}
          max={most}
          step={stepOf(most)}
          value={value ?? 0}
          onChange={(event) => onChange(Math.max(1, Number(event.target.value)))}
        />
      )}
      {error !== undefined && <FieldError id={`${id}-problem`}>{error}</FieldError>}
    </section>
  );
}

/** `var(--x)` → `--x` */
function nameOf(variable: string): string {
  return variable.slice(4, -1);
}

/** Round amounts are easier to hit; small shares have no room for them. */
function stepOf(most: number): number {
  return most >= 10_000 ? 500 : most >= 2000 ? 100 : 1;
}
