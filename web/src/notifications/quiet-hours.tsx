import type { NotificationSettings } from '@mungchi/contract';
import { ChevronDown } from 'lucide-react';
import { SwitchRow } from '../ui/control/switch-row';
import * as css from './alerts.css';
import { hourWords, marksOf, nightsOf } from './hour-words';
import { useSaveSettings } from './use-save-settings';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const place = (hour: number) => `${(hour / 24) * 100}%`;

/** When the phone stays silent. The hours are Seoul's. */
export function QuietHours({ settings }: { settings: NotificationSettings }) {
  const save = useSaveSettings();
  const { quiet, quietFrom, quietTo } = settings;
  return (
    <section aria-labelledby="quiet-hours">
      <h2 id="quiet-hours" className={css.label}>
        방해 금지 시간
      </h2>
      <div className={css.panel}>
        <SwitchRow
          title="밤에는 조용히"
          text="급한 소식 말고는 아침에 모아서 알려 드려요."
          on={quiet}
          onChange={(on) => save({ quiet: on })}
        />
        {quiet && (
          <>
            <Band from={quietFrom} to={quietTo} />
            <div className={css.hours}>
              <Hour name="시작 시각" hour={quietFrom} word="부터" onChoose={(hour) => save({ quietFrom: hour })} />
              <Hour name="끝 시각" hour={quietTo} word="까지" onChoose={(hour) => save({ quietTo: hour })} />
            </div>
            {quietFrom === quietTo && <p className={css.never}>두 시각이 같으면 밤에도 알려 드려요.</p>}
          </>
        )}
      </div>
    </section>
  );
}

/** A day from midnight to midnight, its quiet hours dark. */
function Band({ from, to }: { from: number; to: number }) {
  return (
    <div aria-hidden>
      <div className={css.band}>
        {nightsOf(from, to).map(([start, end]) => (
          <span key={start} className={css.night} style={{ left: place(start), width: place(end - start) }} />
        ))}
      </div>
      <div className={css.marks}>
        {marksOf(from, to).map((hour) => (
          <span
            key={hour}
            className={css.mark}
            style={{ left: place(hour) }}
            data-first={hour === 0 ? '' : undefined}
            data-last={hour > 21 ? '' : undefined}
          >
            {hour === 12 ? '낮 12시' : `${hour}시`}
          </span>
        ))}
      </div>
    </div>
  );
}

type HourProps = { name: string; hour: number; word: string; onChoose: (hour: number) => void };

function Hour({ name, hour, word, onChoose }: HourProps) {
  return (
    <div className={css.hour}>
      <span aria-hidden className={css.hourName}>
        {hourWords(hour)}
      </span>
      <span aria-hidden>{word}</span>
      <ChevronDown size={18} aria-hidden className={css.arrow} />
      <select
        aria-label={name}
        className={css.select}
        value={hour}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {HOURS.map((each) => (
          <option key={each} value={each}>
            {hourWords(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
