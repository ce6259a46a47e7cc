import type { ReactNode } from 'react';
import { Mascot } from '../ui/mascot/mascot';
import { won } from '../ui/text/money';
import * as css from './amount-panel.css';

type Props = { label: string; amount: number; total: number; foot: ReactNode };

export function AmountPanel({ label, amount, total, foot }: Props) {
  const percent = total === 0 ? 100 : Math.floor((amount / total) * 100);
  return (
    <section className={css.panel} aria-label={label}>
      <div className={css.top}>
        <p className={css.label}>{label}</p>
        <p className={css.amount}>
          {amount.toLocaleString('ko-KR')}
          <span className={css.unit}>원</span>
        </p>
        <Mascot color="yellow" mood={percent >= 50 ? 'happy' : 'greeting'} size={92} className={css.mascot} />
      </div>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuetext={`${won(total)} 중 ${won(amount)}`}
      >
        <div className={css.fill} style={{ transform: `translateX(${percent - 100}%)` }} />
      </div>
      <div className={css.foot}>
        <span>{foot}</span>
        <span>
          {won(total)} 중 <b className={css.accent}>{percent}%</b>
        </span>
      </div>
    </section>
  );
}
