import type { DayFigures } from '@mungchi/contract';
import { ceiling, chartWidth } from './chart-scale';
import * as css from './charts.css';
import { DayAxis } from './day-axis';
import { Hatch } from './sparkline';

/** Opened in the light colour, filled inside it; below, the share that was filled over seven days. */
export function OpenedChart({ days }: { days: readonly DayFigures[] }) {
  const tall = 130;
  const left = 40;
  const width = chartWidth(660);
  const inner = width - left - 76;
  const step = inner / Math.max(1, days.length);
  const top = ceiling(Math.max(0, ...days.map(({ opened }) => opened)));
  const y = (value: number) => tall - (value / top) * (tall - 8);
  const rates = days.map((_, index) => {
    const week = days.slice(Math.max(0, index - 6), index + 1);
    const opened = week.reduce((sum, each) => sum + each.opened, 0);
    return opened === 0 ? null : Math.min(1, week.reduce((sum, each) => sum + each.filled, 0) / opened);
  });
  const rateY = (rate: number) => tall + 66 - rate * 46;
  const line = rates.flatMap((rate, index) => (rate === null ? [] : [`${left + (index + 0.5) * step},${rateY(rate)}`]));
  const last = rates.at(-1);
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${width} ${tall + 90}`}
      role="img"
      aria-label="연 공구와 채워진 공구, 하루마다"
    >
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <line className={css.grid} x1={left} x2={left + inner} y1={y(value)} y2={y(value)} />
          <text className={css.axis} x={left - 6} y={y(value) + 4} textAnchor="end">
            {Math.round(value)}
          </text>
        </g>
      ))}
      {days.map(({ day, opened, filled }, index) => (
        <g key={day}>
          <rect
            className={css.soft}
            x={left + index * step + 1}
            y={y(opened)}
            width={step - 2}
            height={tall - y(opened)}
            rx={1.5}
          />
          <rect
            className={css.brand}
            x={left + index * step + 1}
            y={y(Math.min(filled, opened))}
            width={step - 2}
            height={tall - y(Math.min(filled, opened))}
            rx={1.5}
          />
        </g>
      ))}
      <text className={css.label} x={left + inner + 8} y={y(days.at(-1)?.opened ?? 0) - 4}>
        연 공구
      </text>
      <text className={css.brandText} x={left + inner + 8} y={y(days.at(-1)?.filled ?? 0) + 14}>
        채워짐
      </text>
      {[0.5, 1].map((rate) => (
        <g key={rate}>
          <line className={css.grid} x1={left} x2={left + inner} y1={rateY(rate)} y2={rateY(rate)} />
          <text className={css.axis} x={left - 6} y={rateY(rate) + 4} textAnchor="end">
            {rate * 100}%
          </text>
        </g>
      ))}
      <polyline className={css.warmLine} points={line.join(' ')} />
      {last !== null && last !== undefined && (
        <text className={css.warmText} x={left + inner + 8} y={rateY(last) + 4}>
          {Math.round(last * 100)}% 모집률
        </text>
      )}
      <DayAxis days={days} x={(index) => left + (index + 0.5) * step} y={tall + 84} />
    </svg>
  );
}

/** Half-days until it is filled; the middle is a dashed line. */
export function FillTimes({ times, median }: { times: readonly number[]; median: number | null }) {
  const tall = 150;
  const width = chartWidth(320);
  const step = width / times.length;
  const top = Math.max(1, ...times);
  const high = (count: number) => (count / top) * (tall - 34);
  const isLeft = median !== null && median / 12 < times.length / 2;
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${tall + 20}`} role="img" aria-label="채워지기까지 걸린 시간">
      {times.map((count, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a half-day is its index
          key={index}
          className={median !== null && (index + 1) * 12 <= median + 12 ? css.brand : css.soft}
          x={index * step + 2}
          y={tall - high(count)}
          width={step - 4}
          height={high(count)}
          rx={2}
        />
      ))}
      {median !== null && (
        <>
          <line className={css.dashed} x1={(median / 12) * step} x2={(median / 12) * step} y1={4} y2={tall} />
          <text
            className={css.label}
            x={(median / 12) * step + (isLeft ? 6 : -6)}
            y={12}
            textAnchor={isLeft ? 'start' : 'end'}
          >
            절반이 {durationWords(median)} 안에
          </text>
        </>
      )}
      {times.map((count, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a half-day is its index
          key={index}
          className={css.overLine}
          x={(index + 0.5) * step}
          y={tall - high(count) - 4}
          textAnchor="middle"
        >
          {count > 0 && count}
        </text>
      ))}
      {[0, 2, 4, 6, 8].map((index) => (
        <text key={index} className={css.axis} x={(index + 0.5) * step} y={tall + 16} textAnchor="middle">
          {index === 0 ? '바로' : index === 8 ? '4일+' : `${index / 2}일`}
        </text>
      ))}
    </svg>
  );
}

export function durationWords(hours: number): string {
  const whole = Math.round(hours);
  return whole < 24
    ? `${whole}시간`
    : whole % 24 === 0
      ? `${whole / 24}일`
      : `${Math.floor(whole / 24)}일 ${whole % 24}시간`;
}

/** Why purchases ended, longest bar first; the good end is plain, the others are hatched. */
export function Ends({ ends }: { ends: readonly { name: string; count: number; good: boolean }[] }) {
  const top = Math.max(1, ...ends.map(({ count }) => count));
  const all = Math.max(
    1,
    ends.reduce((sum, { count }) => sum + count, 0),
  );
  const width = chartWidth(320);
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${ends.length * 30}`} role="img" aria-label="종료 사유">
      <Hatch id="bad" />
      {ends.map(({ name, count, good }, index) => {
        const long = (count / top) * (width - 190);
        return (
          <g key={name}>
            <text className={css.axis} x={100} y={index * 30 + 19} textAnchor="end">
              {name}
            </text>
            <rect
              {...(good ? { className: css.brand } : { fill: 'url(#bad)' })}
              x={110}
              y={index * 30 + 6}
              width={Math.max(2, long)}
              height={18}
              rx={4}
            />
            <text className={css.label} x={118 + long} y={index * 30 + 19}>
              {count}
              {good && <tspan className={css.axis}> {Math.round((100 * count) / all)}%</tspan>}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
