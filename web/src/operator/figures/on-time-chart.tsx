import type { DayFigures } from '@mungchi/contract';
import { chartWidth, dayWords } from './chart-scale';
import * as css from './charts.css';
import { shareOf, sumOf } from './figures-sums';
import { Hatch } from './sparkline';

const WEEKS = 5;
const ROW = 28;
const LEFT = 44;

/** Whole weeks up to the last day, the newest below. */
function weeksOf(days: readonly DayFigures[]): readonly (readonly DayFigures[])[] {
  const whole = Math.min(WEEKS, Math.floor(days.length / 7));
  const first = days.length - whole * 7;
  return Array.from({ length: whole }, (_, nth) => days.slice(first + nth * 7, first + nth * 7 + 7));
}

/** Of those who paid, week by week: in time is plain, late is hatched. */
export function OnTimeChart({ days }: { days: readonly DayFigures[] }) {
  const width = chartWidth(320);
  const inner = width - LEFT - 40;
  const weeks = weeksOf(days);
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${width} ${weeks.length * ROW + 22}`}
      role="img"
      aria-label="제때 결제, 주마다"
    >
      <Hatch id="late" />
      <text className={css.brandText} x={LEFT} y={13}>
        제때
      </text>
      <text className={css.warmText} x={LEFT + inner + 6} y={13}>
        늦음
      </text>
      {weeks.map((week, index) => {
        const y = index * ROW + 22;
        const share = shareOf(sumOf(week, 'paidOnTime'), sumOf(week, 'paid'));
        const long = ((share ?? 0) / 100) * inner;
        return (
          <g key={week[0]!.day}>
            <text className={css.axis} x={LEFT - 8} y={y + 15} textAnchor="end">
              {dayWords(week[0]!.day)}
            </text>
            {share === null ? (
              <text className={css.axis} x={LEFT} y={y + 15}>
                결제 없음
              </text>
            ) : (
              <>
                <rect className={css.brand} x={LEFT} y={y} width={long} height={20} rx={4} />
                <rect
                  fill="url(#late)"
                  x={LEFT + long + 1}
                  y={y}
                  width={Math.max(0, inner - long - 1)}
                  height={20}
                  rx={2}
                />
                {share >= 20 && (
                  <text className={css.inBar} x={LEFT + 8} y={y + 15}>
                    {Math.round(share)}%
                  </text>
                )}
                <text className={css.warmText} x={LEFT + inner + 6} y={y + 15}>
                  {100 - Math.round(share)}%
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
