import { Block } from '../ui/feedback/skeleton';
import * as css from './inbox.css';

const ROWS = [0, 1, 2, 3, 4, 5, 6];

/** In the shape of the rows: a picture, a title, a line. */
export function InboxSkeleton() {
  return (
    <div aria-hidden>
      <div className={css.heading}>
        <Block width={44} height={20} />
      </div>
      {ROWS.map((row) => (
        <div key={row} className={css.row}>
          <Block width={48} height={48} radius={14} />
          <div className={css.shapes}>
            <Block width="45%" height={18} />
            <Block width="75%" height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
