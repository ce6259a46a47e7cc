import * as css from './gauge.css';
import { GaugeHeart, type GaugeRole } from './gauge-heart';
import { hidden } from './type.css';

type Props = { percent: number; role: GaugeRole };

export const gaugeNames: Record<GaugeRole, string> = { leader: '리더 게이지', follower: '팔로워 게이지' };

/** Heart and percent, one line: the leader row. */
export function Gauge({ percent, role, size = 36 }: Props & { size?: number }) {
  return (
    <span className={css.row}>
      <GaugeHeart percent={percent} role={role} size={size} />
      <span className={hidden}>{gaugeNames[role]}</span>
      <span className={`${css.word[role]} ${css.size.small}`}>{percent}%</span>
    </span>
  );
}

/** Heart, name and percent on its tint: profile cards. */
export function GaugePanel({ percent, role }: Props) {
  return (
    <div className={css.tint[role]}>
      <GaugeHeart percent={percent} role={role} size={44} />
      <div>
        <div className={css.title}>{gaugeNames[role]}</div>
        <div className={`${css.word[role]} ${css.size.large}`}>{percent}%</div>
      </div>
    </div>
  );
}
