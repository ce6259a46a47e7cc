import { useAnswerChange } from '../../api/seat-verbs';
import { askConfirm } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { useRoomContext } from '../room/room-context';
import * as css from './next-step.css';
import { UntilNote } from './until-note';

/** The goods are no longer what was agreed to: stay or leave. Silence stays. */
export function ChangeBar({ until }: { until: string }) {
  const { room } = useRoomContext();
  const answer = useAnswerChange(room.id);

  async function leave() {
    const detail = '낼 돈은 없고 자리는 다른 이웃에게 열려요.';
    if (await askConfirm('이 공구에서 빠질까요?', { detail, yes: '빠질게요', no: '계속할게요', danger: true }))
      await answer(false);
  }

  return (
    <section className={css.wrapping} aria-label="다음 할 일">
      <div className={css.words}>
        <p className={css.what}>공구 내용이 바뀌었어요.</p>
        <p className={css.note}>
          <UntilNote evening={until} ask=" 골라 주세요." />
        </p>
      </div>
      <div className={css.choices}>
        <Button size="small" onPress={() => answer(true)}>
          계속할게요
        </Button>
        <Button size="small" kind="white" onPress={leave}>
          빠질게요
        </Button>
      </div>
    </section>
  );
}
