import { Button } from '../../ui/control/button';
import * as css from './board-form.css';

type Props = { editing: boolean; onGoOn: () => void; onStartAnew: () => void };

/** Says where the filled fields come from, and leaves the choice. */
export function OldDraft({ editing, onGoOn, onStartAnew }: Props) {
  return (
    <section className={css.old} aria-label="쓰던 글">
      <p role="status">
        <b>쓰던 글이 있어요.</b> 이어서 쓸까요?
      </p>
      <div className={css.oldWays}>
        <Button size="small" kind="plain" onPress={onStartAnew}>
          {editing ? '원래 글로 되돌리기' : '새로 쓸게요'}
        </Button>
        <Button size="small" onPress={onGoOn}>
          이어서 쓸게요
        </Button>
      </div>
    </section>
  );
}
