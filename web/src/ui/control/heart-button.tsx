import { Heart } from 'lucide-react';
import { useSinglePress } from './button';
import * as css from './heart-button.css';

type Props = {
  liked: boolean;
  count: number;
  /** May return a promise: no second press until it settles. */
  onToggle: () => unknown;
};

/** Like, and how many do. */
export function HeartButton({ liked, count, onToggle }: Props) {
  const { press } = useSinglePress(onToggle);
  return (
    <button type="button" className={css.button} aria-pressed={liked} aria-label={`찜 ${count}`} onClick={press}>
      <Heart size={28} aria-hidden className={liked ? css.on : undefined} />
      {count.toLocaleString('ko-KR')}
    </button>
  );
}
