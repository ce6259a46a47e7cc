import type { Radius } from '../api/nearby-filter';
import { radiusText } from '../ui/text/distance';
import { countWithin, widerText } from './wider-rules';
import * as css from './wider-tiles.css';

type Props = {
  chosen: Radius;
  /** What the widest circle holds; undefined while it is not known. */
  boards: readonly { distance: number | null }[] | undefined;
  onChoose: (radius: Radius) => void;
};

/** The circles with how many there are in each, so that nobody widens in vain. */
export function WiderTiles({ chosen, boards, onChoose }: Props) {
  const counts = countWithin(boards ?? []);
  return (
    <div className={css.box}>
      <p className={css.words} role="status">
        {boards ? widerText(counts, chosen) : '조금 더 멀리 찾아보고 있어요.'}
      </p>
      <fieldset className={css.tiles}>
        <legend className={css.legend}>반경</legend>
        {counts.map(({ radius, count }) => (
          <button
            key={radius}
            type="button"
            className={css.tile}
            aria-pressed={radius === chosen}
            onClick={() => onChoose(radius)}
          >
            <b>{radiusText(radius)}</b>
            <span className={count > 0 ? css.some : css.none}>{boards ? `${count}개` : '…'}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
