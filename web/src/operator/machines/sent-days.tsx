import { DAY_MS } from '@mungchi/contract';
import { serverNow } from '../../time/clock';
import { won } from '../../ui/text/money';
import * as chart from '../figures/charts.css';
import { shortDay } from '../frame/times';
import * as own from '../money/payouts.css';

const WIDTH = 340;
const HEIGHT = 40;

/** What was sent on each day, today last. The sums themselves stand in the list of what ended. */
export function SentDays({ days }: { days: readonly number[] }) {
  const top = Math.max(1, ...days);
  const step = WIDTH / days.length;
  const today = days.at(-1) ?? 0;
  const now = serverNow();
  return (
    <figure className={own.days}>
      <figcaption className={own.today}>오늘 {roughly(today)}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={chart.chart} aria-hidden="true">
        {days.map((sum, index) => {
          const height = sum === 0 ? 2 : Math.max(4, (sum / top) * HEIGHT);
          const kind = sum === 0 ? chart.rail : index === days.length - 1 ? chart.brand : chart.soft;
          const x = index * step + 1.5;
          return <rect key={x} className={kind} x={x} y={HEIGHT - height} width={step - 3} height={height} rx={2} />;
        })}
      </svg>
      <div className={own.axis}>
        <span>{shortDay(new Date(now - (days.length - 1) * DAY_MS).toISOString(), now)}</span>
        <span>{shortDay(new Date(now).toISOString(), now)}</span>
      </div>
    </figure>
  );
}

/** A sum below ten thousand would be none. */
function roughly(sum: number): string {
  return sum < 10_000 ? won(sum) : `${Math.round(sum / 10_000).toLocaleString('ko-KR')}만원`;
}
