import { useId } from 'react';
import { tickBox } from '../../ui/field/tick-box.css';
import { Mascot } from '../../ui/mascot/mascot';
import * as css from './again-head.css';

type Props = { neighbours: number; told: boolean; tell: boolean; onTell: (tell: boolean) => void };

/** Where the filled fields come from, and whether the last neighbours hear of it: once. */
export function AgainHead({ neighbours, told, tell, onTell }: Props) {
  const id = useId();
  return (
    <section className={css.panel} aria-label="다시 열기">
      <div className={css.head}>
        <span className={css.face}>
          <Mascot color="purple" cap size={56} ground={false} />
        </span>
        <p>
          <b className={css.title}>지난번 그대로 채웠어요.</b>
          <span className={css.text}>값과 인원을 확인해 주세요.</span>
        </p>
      </div>
      {told ? (
        <p className={css.told}>지난 이웃에게는 이미 알렸어요.</p>
      ) : (
        neighbours > 0 && (
          <label className={css.tick} htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              className={tickBox}
              checked={tell}
              onChange={(event) => onTell(event.target.checked)}
            />
            <span>
              지난 공구의 이웃 <b>{neighbours}명</b>에게 알리기
            </span>
          </label>
        )
      )}
    </section>
  );
}
