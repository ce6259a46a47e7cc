import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useSinglePress } from './button';
import * as css from './card-heart.css';
import { burst, on } from './heart-button.css';

type Props = {
  /** What it is the heart of. */
  name: string;
  liked: boolean;
  /** May return a promise: no second press until it settles. */
  onToggle: () => unknown;
};

/** A small heart on the corner of a picture. */
export function CardHeart({ name, liked, onToggle }: Props) {
  const { press } = useSinglePress(onToggle);
  // A heart given before does not burst when the screen opens.
  const [pressed, setPressed] = useState(false);
  function toggle() {
    setPressed(true);
    press();
  }
  return (
    <button type="button" className={css.button} aria-pressed={liked} aria-label={`${name} 찜`} onClick={toggle}>
      <span className={css.disc}>
        <span className={liked && pressed ? burst : undefined}>
          <Heart size={19} aria-hidden className={liked ? on : undefined} />
        </span>
      </span>
    </button>
  );
}
