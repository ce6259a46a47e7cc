import { hidden } from '../foundation/type.css';
import * as css from './gauge.css';
import { GaugeHeart, type GaugeRole } from './gauge-heart';

type Props = { percent: number; of: GaugeRole };

const gaugeNames: Record<GaugeRole, string> = { leader: '리더 게이지', follower: '팔로워 게이지' };

/** Heart and percent as a pill: the leader row. */
export function Gauge({ percent, of }: Props) {
  return (
    <span className={css.pills[of]}>
      <GaugeHeart percent={percent} of={of} size={18} />
      <span className={hidden}>{gaugeNames[of]}</span>
      <span className={`${css.word[of]} ${css.size.small}`}>{percent}%</span>
    </span>
  );
}

/** Heart, name and percent on its tint: profile cards. */
export function GaugePanel({ percent, of }: Props) {
  return (
    <div className={css.tint[of]}>
      <GaugeHeart percent={percent} of={of} size={44} />
      <div>
        <div className={css.title}>{gaugeNames[of]}</div>
        <div className={`${css.word[of]} ${css.size.large}`}>{percent}%</div>
      </div>
    </div>
  );
}
