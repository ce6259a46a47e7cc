import { Heart } from 'lucide-react';
import { thousands } from '../text/thousands';
import * as css from './heart-button.css';
import { useHeartPress } from './use-heart-press';

type Props = {
  liked: boolean;
  count: number;
  /** May return a promise: no second press until it settles. */
  onToggle: () => unknown;
};

/** Like, and how many do. */
export function HeartButton({ liked, count, onToggle }: Props) {
  const { toggle, bursts } = useHeartPress(liked, onToggle);
  return (
    <button type="button" className={css.button} aria-pressed={liked} aria-label={`찜 ${count}`} onClick={toggle}>
      <span className={bursts ? css.burst : undefined}>
        <Heart size={28} aria-hidden className={liked ? css.on : undefined} />
      </span>
      {thousands(count)}
    </button>
  );
}
