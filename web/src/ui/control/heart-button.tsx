import { Heart } from 'lucide-react';
import { thousands } from '../text/thousands';
import * as css from './heart-button.css';
import { useHeartPress } from './use-heart-press';

type Props = {
  liked: boolean;
  count: number;
  /** May return a promise: a second press is sent when it settles. */
  onToggle: () => unknown;
};

/** Like, and how many do. */
export function HeartButton({ liked, count, onToggle }: Props) {
  const { toggle, shown, bursts } = useHeartPress(liked, onToggle);
  return (
    <button type="button" className={css.button} aria-pressed={shown} aria-label={`찜 ${count}`} onClick={toggle}>
      <span className={bursts ? css.burst : undefined}>
        <Heart size={28} aria-hidden className={shown ? css.on : undefined} />
      </span>
      {thousands(count)}
    </button>
  );
}
