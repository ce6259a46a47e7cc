import type { DayFigures } from '@mungchi/contract';
import * as css from './charts.css';
import { Hatch } from './sparkline';

/** As wide as they are drawn, so that their words are as large as those around them. */
export const chartWidth = (onDesk: number) => (matchMedia('(min-width: 1024px)').matches ? onDesk : 350);

export const dayWords = (day: string) => `${Number(day.slice(5, 7))}.${Number(day.slice(8))}`;

/** A round number at or above. */
function ceiling(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))));
  return Math.max(4, Math.ceil(value / step) * step);
}

/** Opened in the light colour, filled inside it; below, the share that was filled over seven days. */
export function OpenedChart({ days }: { days: readonly DayFigures[] }) {
  const tall = 130;
  const left = 34;
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
      <polyline className={css.warmLine} points={line.join(' ')} />
      {last !== null && last !== undefined && (
        <text className={css.warmText} x={left + inner + 8} y={rateY(last) + 4}>
          {Math.round(last * 100)}% 모집률
        </text>
      )}
      <Days days={days} x={(index) => left + (index + 0.5) * step} y={tall + 84} />
    </svg>
  );
}

function Days({ days, x, y }: { days: readonly DayFigures[]; x: (index: number) => number; y: number }) {
  const every = Math.max(1, Math.ceil(days.length / 5));
  return days.map(({ day }, index) =>
    index % every === 0 ? (
      <text key={day} className={css.axis} x={x(index)} y={y} textAnchor="middle">
        {dayWords(day)}
      </text>
    ) : null,
  );
}

/** Half-days until it is filled; the middle is a dashed line. */
export function FillTimes({ times, median }: { times: readonly number[]; median: number | null }) {
  const tall = 150;
  const width = chartWidth(320);
  const step = width / times.length;
  const top = Math.max(1, ...times);
  const isLeft = median !== null && median / 12 < times.length / 2;
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${tall + 20}`} role="img" aria-label="채워지기까지 걸린 시간">
      {times.map((count, index) => {
        const high = (count / top) * (tall - 34);
        const isBefore = median !== null && (index + 1) * 12 <= median + 12;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a half-day is its index
          <g key={index}>
            <rect
              className={isBefore ? css.brand : css.soft}
              x={index * step + 2}
              y={tall - high}
              width={step - 4}
              height={high}
              rx={2}
            />
            <text className={css.axis} x={(index + 0.5) * step} y={tall - high - 4} textAnchor="middle">
              {count}
            </text>
          </g>
        );
      })}
      {median !== null && (
        <>
          <line className={css.dashed} x1={(median / 12) * step} x2={(median / 12) * step} y1={4} y2={tall} />
          <text
            className={css.label}
            x={(median / 12) * step + (isLeft ? 6 : -6)}
            y={12}
            textAnchor={isLeft ? 'start' : 'end'}
          >
            절반이 {hoursWords(median)} 안에
          </text>
        </>
      )}
      {[0, 2, 4, 6, 8].map((index) => (
        <text key={index} className={css.axis} x={(index + 0.5) * step} y={tall + 16} textAnchor="middle">
          {index === 0 ? '바로' : `${index / 2}일`}
        </text>
      ))}
    </svg>
  );
}

export function hoursWords(hours: number): string {
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
  const width = chartWidth(320);
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${ends.length * 30}`} role="img" aria-label="끝난 까닭">
      <Hatch id="bad" />
      {ends.map(({ name, count, good }, index) => {
        const long = (count / top) * (width - 160);
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
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** What is held at the end of each day. */
export function HeldChart({ days }: { days: readonly DayFigures[] }) {
  const width = chartWidth(320);
  const left = 16;
  const tall = 150;
  const top = Math.max(1, ...days.map(({ held }) => held));
  const at = (index: number, held: number) =>
    [
      left + (index / Math.max(1, days.length - 1)) * (width - left - 70),
      tall - (Math.max(0, held) / top) * (tall - 16),
    ] as const;
  const points = days.map(({ held }, index) => at(index, held).join(','));
  const last = days.at(-1)?.held ?? 0;
  const [x, y] = at(days.length - 1, last);
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${tall + 20}`} role="img" aria-label="맡아 둔 돈, 하루마다">
      <polygon className={css.area} points={`${left},${tall} ${points.join(' ')} ${x},${tall}`} />
      <polyline className={css.line} points={points.join(' ')} />
      <circle className={css.brand} cx={x} cy={y} r={3} />
      <text className={css.brandText} x={x + 6} y={y + 4}>
        {Math.round(last / 10_000).toLocaleString('ko-KR')}만원
      </text>
      <Days days={days} x={(index) => at(index, 0)[0]} y={tall + 16} />
    </svg>
  );
}
