import { Block } from '../ui/feedback/skeleton';
import * as css from './picks.css';

/** Skeleton of a row of products. */
export function SkeletonRow() {
  return (
    <div className={css.waitingRow} aria-hidden>
      {[1, 2, 3, 4].map((tile) => (
        <div key={tile} className={css.waitingTile}>
          <Block height={132} radius={16} />
          <Block width="90%" />
          <Block width="60%" />
          <Block width="50%" height={20} />
          <Block width="80%" />
        </div>
      ))}
    </div>
  );
}
