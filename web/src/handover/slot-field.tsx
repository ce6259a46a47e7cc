import { seoulDay } from '@mungchi/contract';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../time/clock';
import { dayOf, hourOf, nearDay, shortDayOf } from '../time/meeting-words';
import * as css from './slot-field.css';
import { dayChoices, instantOf, minutesOf, timeChoices } from './slot-times';

type Props = {
  /** Spoken before 날짜 and 시간. */
  label: string;
  value: string;
  onChange: (startsAt: string) => void;
};

/** A day and a time, in the browser's own lists: every phone draws good ones. */
export function SlotField({ label, value, onChange }: Props) {
  const now = useNow();
  const day = seoulDay(Date.parse(value));
  const minutes = minutesOf(value);
  return (
    <div className={css.pair}>
      <Choice label={`${label} 날짜`} value={day} onChange={(chosen) => onChange(instantOf(chosen, minutes))}>
        {dayChoices(value, now).map((each) => (
          <option key={each} value={each}>
            {dayLabel(each, now)}
          </option>
        ))}
      </Choice>
      <Choice
        label={`${label} 시간`}
        value={String(minutes)}
        onChange={(chosen) => onChange(instantOf(day, Number(chosen)))}
      >
        {timeChoices(value).map((each) => (
          <option key={each} value={each}>
            {hourOf(instantOf(day, each))}
          </option>
        ))}
      </Choice>
    </div>
  );
}

function dayLabel(day: string, now: number): string {
  const noon = instantOf(day, 12 * 60);
  const near = nearDay(noon, now);
  return near ? `${near} (${shortDayOf(noon)})` : dayOf(noon);
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <span className={css.box}>
      <select
        aria-label={label}
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      <ChevronDown size={18} aria-hidden className={css.arrow} />
    </span>
  );
}
