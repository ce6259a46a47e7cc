import type { DayFigures } from '@mungchi/contract';
import { dayWords } from './chart-scale';
import * as css from './charts.css';

/** Five days or so are named. */
export function DayAxis({ days, x, y }: { days: readonly DayFigures[]; x: (index: number) => number; y: number }) {
  const every = Math.max(1, Math.ceil(days.length / 5));
  return days.map(({ day }, index) =>
    index % every === 0 ? (
      <text key={day} className={css.axis} x={x(index)} y={y} textAnchor="middle">
        {dayWords(day)}
      </text>
    ) : null,
  );
}
