import { type ReactNode, useId } from 'react';
import { useSinglePress } from './button';
import * as css from './switch-row.css';

type Props = {
  title: string;
  text?: string;
  on: boolean;
  /** May return a promise: it cannot be pressed again until it settles. */
  onChange: (on: boolean) => unknown;
  /** A picture before the words. */
  start?: ReactNode;
};

/** A thing that is on or off; the whole row is pressed. */
export function SwitchRow({ title, text, on, onChange, start }: Props) {
  const id = useId();
  const { pending, press } = useSinglePress(() => onChange(!on));
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={title}
      aria-describedby={text ? id : undefined}
      aria-busy={pending || undefined}
      className={css.row}
      onClick={press}
    >
      {start}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {text && (
          <span id={id} className={css.text}>
            {text}
          </span>
        )}
      </span>
      <span className={css.track} />
    </button>
  );
}
