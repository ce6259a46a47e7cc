import { addDays, BOARD_DEADLINE_DAYS_MAX } from '@mungchi/contract';
import { CalendarDays } from 'lucide-react';
import { useSeoulToday } from '../../time/clock';
import { longDay } from '../../time/time-label';
import { Chip } from '../../ui/control/chip';
import { TextField } from '../../ui/field/text-field';
import { Deadline } from '../../ui/piece/time';
import * as css from './board-form.css';
import { likelyDays } from './likely-days';

type Props = { value: string; error: string | undefined; onChange: (day: string) => void };

/** Until when it recruits: the usual days at a tap, any other in the calendar. */
export function DeadlineField({ value, error, onChange }: Props) {
  const today = useSeoulToday();
  return (
    <div className={css.price}>
      <TextField
        label="마감일"
        type="date"
        icon={CalendarDays}
        min={today}
        max={addDays(today, BOARD_DEADLINE_DAYS_MAX)}
        value={value}
        error={error}
        hint={value === '' ? undefined : `${longDay(value)} 밤 11시 59분까지 모아요.`}
        trailing={value === '' ? undefined : <Deadline date={value} />}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={css.row}>
        {likelyDays(today).map(({ name, day }) => (
          <Chip key={name} kind="choice" size="form" on={value === day} onToggle={() => onChange(day)}>
            {name}
          </Chip>
        ))}
      </div>
    </div>
  );
}
