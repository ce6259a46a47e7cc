import { Button } from '../control/button';
import * as css from './load-again.css';

/** Below a list whose next page failed to load: retry only on a press. */
export function LoadAgain({ onPress }: { onPress?: (() => unknown) | undefined }) {
  return (
    <div className={css.again}>
      <Button size="small" kind="secondary" onPress={onPress}>
        더 불러오기
      </Button>
    </div>
  );
}
