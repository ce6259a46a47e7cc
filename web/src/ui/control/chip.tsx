import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './chip.css';

type Props = {
  children: ReactNode;
  on: boolean;
  onToggle: () => void;
  /** `switch`: on is solid. `choice`: on is tinted with a ring. Both carry a check, so colour is never alone. */
  kind?: 'switch' | 'choice';
  size?: keyof typeof css.height;
  disabled?: boolean;
  icon?: ReactNode;
};

export function Chip({ children, on, onToggle, kind = 'switch', size = 'header', disabled = false, icon }: Props) {
  const look = on ? (kind === 'switch' ? css.solid : css.tint) : css.off;
  return (
    <button
      type="button"
      aria-pressed={on}
      disabled={disabled}
      onClick={onToggle}
      className={`${look} ${css.height[size]}`}
    >
      {on ? <Check size={16} strokeWidth={2.4} aria-hidden /> : icon}
      {children}
    </button>
  );
}

/** Words that cannot be pressed: #친절해요 */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={css.tag}>{children}</span>;
}
