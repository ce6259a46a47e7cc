import { hidden } from '../foundation/type.css';
import * as css from './load-more.css';
import { Block } from './skeleton';
import { useReached } from './use-reached';

/**
 * Sentinel at the end of a list: loads the next page one screen before it comes into view. Keyed by when the list was read:
 * reached while the list is read again, it asks once more afterwards.
 */
export function LoadMore({ onReach }: { onReach: () => unknown }) {
  return (
    <div ref={useReached(onReach)} role="status" className={css.mark}>
      <Block width={120} height={12} radius={6} />
      <span className={hidden}>더 불러오고 있어요.</span>
    </div>
  );
}
