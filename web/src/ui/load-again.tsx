import { Button } from './button';
import * as css from './load-again.css';

/** Below a list whose next page did not come: the next try is the reader's. */
export function LoadAgain({ onPress }: { onPress?: (() => unknown) | undefined }) {
  return (
    <div className={css.again}>
      <Button size="small" kind="secondary" onPress={onPress}>
        더 불러오기
      </Button>
    </div>
  );
}
