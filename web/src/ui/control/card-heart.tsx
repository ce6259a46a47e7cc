import { Heart } from 'lucide-react';
import * as css from './card-heart.css';
import { burst, on } from './heart-button.css';
import { useHeartPress } from './use-heart-press';

type Props = {
  /** What it is the heart of. */
  name: string;
  liked: boolean;
  /** May return a promise: a second press is sent when it settles. */
  onToggle: () => unknown;
};

/** A small heart on the corner of a picture. */
export function CardHeart({ name, liked, onToggle }: Props) {
  const { toggle, shown, bursts } = useHeartPress(liked, onToggle);
  return (
    <button type="button" className={css.button} aria-pressed={shown} aria-label={`${name} 찜`} onClick={toggle}>
      <span className={css.disc}>
        <span className={bursts ? burst : undefined}>
          <Heart size={19} aria-hidden className={shown ? on : undefined} />
        </span>
      </span>
    </button>
  );
}
