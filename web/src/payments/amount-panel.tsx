import type { ReactNode } from 'react';
import { Mascot } from '../ui/mascot/mascot';
import type { MascotMood } from '../ui/mascot/mascot-look';
import { won } from '../ui/text/money';
import { thousands } from '../ui/text/thousands';
import * as css from './amount-panel.css';
import { percentOf } from './pay-sums';

type Props = {
  label: string;
  /** Behind the label: what the amount includes. */
  note?: string;
  amount: number;
  total: number;
  /** The part of `amount` that the leader bears: the first of the bar, in a colour of its own. */
  leader?: number;
  mood: MascotMood;
  foot: ReactNode;
};

export function AmountPanel({ label, note, amount, total, leader = 0, mood, foot }: Props) {
  const percent = percentOf(amount, total);
  const borne = percentOf(leader, total);
  return (
    <section className={css.panel} aria-label={label}>
      <div className={css.top}>
        <p className={css.label}>
          {label}
          {note && <span className={css.note}> · {note}</span>}
        </p>
        <p className={css.amount}>
          {thousands(amount)}
          <span className={css.unit}>원</span>
        </p>
        <Mascot color="yellow" mood={mood} size={92} className={css.mascot} />
      </div>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuetext={`${won(total)} 중 ${won(amount)}`}
      >
        <div className={css.fill} style={{ transform: `translateX(${percent - 100}%)` }} />
        {leader > 0 && <div className={css.borne} style={{ transform: `translateX(${borne - 100}%)` }} />}
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
