import { Heart } from 'lucide-react';
import { useState } from 'react';
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
  // A heart given before does not burst when the screen opens.
  const [pressed, setPressed] = useState(false);
  function toggle() {
    setPressed(true);
    press();
  }
  return (
    <button type="button" className={css.button} aria-pressed={liked} aria-label={`찜 ${count}`} onClick={toggle}>
      <span className={liked && pressed ? css.burst : undefined}>
        <Heart size={28} aria-hidden className={liked ? css.on : undefined} />
      </span>
      {count.toLocaleString('ko-KR')}
    </button>
  );
}
