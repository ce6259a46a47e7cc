import type { ReactNode } from 'react';
import * as css from './step-button.css';

type Props = {
  label: string;
  size: 'small' | 'large';
  /** There is no more, or no less. */
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** One more or one less. At its end it keeps the focus, which a disabled button would lose. */
export function StepButton({ label, size, isAtEnd, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={css.step[size]}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onPress}
    >
      {children}
    </button>
  );
}
