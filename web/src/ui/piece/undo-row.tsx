import { useNow } from '../../time/clock';
import { Button } from '../control/button';
import * as css from './undo-row.css';

/** Minutes after joining: a slip can be taken back. Gone with the last minute. */
export function UndoRow({ until, onUndo }: { until: string; onUndo: () => unknown }) {
  const left = Math.ceil((Date.parse(until) - useNow(1_000)) / 60_000);
  if (left <= 0) return null;
  return (
    <section className={css.row} aria-label="참여 되돌리기">
      <p className={css.words}>
        잘못 눌렀나요?{' '}
        <span className={css.whole}>
          <b className={css.minutes}>{left}분</b> 안에 되돌릴 수 있어요
        </span>
      </p>
      <Button size="small" kind="white" onPress={onUndo}>
        참여 되돌리기
      </Button>
    </section>
  );
}

/** Asked before it happens. */
export const UNDO_QUESTION = {
  text: '참여를 되돌릴까요?',
  detail: '낼 돈은 없고 자리는 바로 다른 이웃에게 열려요. 이 공구에서는 한 번만 되돌릴 수 있어요.',
  yes: '되돌릴게요',
  no: '그대로 둘게요',
};
