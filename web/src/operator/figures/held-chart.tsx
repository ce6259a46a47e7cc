import type { DayFigures } from '@mungchi/contract';
import { ceiling, chartWidth } from './chart-scale';
import * as css from './charts.css';
import { DayAxis } from './day-axis';

const LEFT = 16;
const TALL = 150;

/** What is held at the end of each day. */
export function HeldChart({ days }: { days: readonly DayFigures[] }) {
  const width = chartWidth(320);
  const inner = width - LEFT - 70;
  const top = ceiling(Math.max(0, ...days.map(({ held }) => held)));
  const x = (index: number) => LEFT + (index / Math.max(1, days.length - 1)) * inner;
  const y = (held: number) => TALL - (Math.max(0, held) / top) * (TALL - 16);
  const points = days.map(({ held }, index) => `${x(index)},${y(held)}`);
  const last = days.at(-1)?.held ?? 0;
  const end = x(days.length - 1);
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${TALL + 20}`} role="img" aria-label="맡아 둔 돈, 하루마다">
      <polygon className={css.area} points={`${LEFT},${TALL} ${points.join(' ')} ${end},${TALL}`} />
      {[top / 2, top].map((held) => (
        <line key={held} className={css.grid} x1={LEFT} x2={LEFT + inner} y1={y(held)} y2={y(held)} />
      ))}
      <polyline className={css.line} points={points.join(' ')} />
      {[top / 2, top].map((held) => (
        <text key={held} className={css.overLine} x={LEFT} y={y(held) - 4}>
          {roundWords(held)}
        </text>
      ))}
      <circle className={css.brand} cx={end} cy={y(last)} r={3} />
      <text className={css.brandText} x={end + 6} y={y(last) + 4}>
        {roundWords(last)}원
      </text>
      <DayAxis days={days} x={x} y={TALL + 16} />
    </svg>
  );
}

/** In ten thousands, as sums are spoken of; less than that as it is. */
function roundWords(held: number): string {
  return held < 10_000 ? held.toLocaleString('ko-KR') : `${Math.round(held / 10_000).toLocaleString('ko-KR')}만`;
}
