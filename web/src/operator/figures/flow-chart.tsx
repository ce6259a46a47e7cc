import type { Todo } from '@mungchi/contract';
import { useNow } from '../../time/clock';
import { hourTime } from '../frame/times';
import * as css from './charts.css';
import { Hatch } from './sparkline';

const WIDTH = 300;
const UP = 80;
const DOWN = 70;
const STEP = WIDTH / 24;

/** What came in above, what was decided below, on one scale; the hours to come are dashed. */
export function FlowChart({ flow: { came, done, expected } }: { flow: Todo['flow'] }) {
  const now = useNow();
  const hour = Number(hourTime(new Date(now).toISOString()).slice(0, 2));
  const nowAt = (hour + 0.5) * STEP;
  const isLate = hour > 17;
  // Early in the day the line of now would run through the words.
  const wordsAt = hour < 6 ? WIDTH : 0;
  const top = Math.max(1, ...came, ...done, ...expected);
  const tall = (value: number) => (value / top) * (UP - 24);
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${WIDTH} ${UP + DOWN + 20}`}
      role="img"
      aria-label={`오늘 들어옴 ${sum(came)}건, 처리 ${sum(done)}건`}
    >
      <Hatch id="done" />
      <line className={css.grid} x1={0} x2={WIDTH} y1={UP} y2={UP} />
      {came.map((value, index) => {
        const x = index * STEP + 1.5;
        const isAhead = index > hour;
        const shown = isAhead ? (expected[index] ?? 0) : value;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its index
          <g key={index}>
            <rect
              className={isAhead ? css.ghost : css.brand}
              x={x}
              y={UP - tall(shown)}
              width={STEP - 3}
              height={tall(shown)}
              rx={2}
            />
            <rect fill="url(#done)" x={x} y={UP + 1} width={STEP - 3} height={tall(done[index] ?? 0)} rx={2} />
          </g>
        );
      })}
      <line className={css.ink} x1={nowAt} x2={nowAt} y1={8} y2={UP + DOWN - 6} />
      <text className={css.axis} x={nowAt + (isLate ? -6 : 6)} y={UP + DOWN - 8} textAnchor={isLate ? 'end' : 'start'}>
        지금 {hourTime(new Date(now).toISOString())}
      </text>
      <text className={css.brandText} x={wordsAt} y={12} textAnchor={wordsAt ? 'end' : 'start'}>
        들어옴 {sum(came)}
      </text>
      <text className={css.warmText} x={wordsAt} y={UP + 34} textAnchor={wordsAt ? 'end' : 'start'}>
        처리 {sum(done)}
      </text>
      {[0, 6, 12, 18, 24].map((each) => (
        <text
          key={each}
          className={css.axis}
          x={each * STEP}
          y={UP + DOWN + 14}
          textAnchor={each === 0 ? 'start' : each === 24 ? 'end' : 'middle'}
        >
          {each}시
        </text>
      ))}
    </svg>
  );
}
