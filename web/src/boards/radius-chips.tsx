import { RADII } from '@mungchi/contract';
import type { Radius } from '../api/nearby-filter';
import { radiusText } from '../ui/text/distance';
import * as css from './radius-chips.css';

/** How far to look, all three at sight. */
export function RadiusChips({ chosen, onChoose }: { chosen: Radius; onChoose: (radius: Radius) => void }) {
  return (
    <fieldset className={css.pill}>
      <legend className={css.legend}>반경</legend>
      {RADII.map((radius) => (
        <button
          key={radius}
          type="button"
          className={css.chip}
          aria-pressed={radius === chosen}
          onClick={() => onChoose(radius)}
        >
          {radiusText(radius)}
        </button>
      ))}
    </fieldset>
  );
}
