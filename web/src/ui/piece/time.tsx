import { useMoment, useNow } from '../../time/clock';
import { countdown, dDayLabel, relativeTime } from '../../time/time-label';
import { DDay } from './badge';

/** `12분 전`, kept fresh; seconds while it is that young. */
export function TimeAgo({ instant }: { instant: string }) {
  const moment = useMoment();
  const young = moment - Date.parse(instant) < 60_000;
  const now = useNow(young ? 1000 : 60_000);
  return <time dateTime={instant}>{relativeTime(instant, Math.max(now, moment))}</time>;
}

/** D-day pill of a deadline; nothing once it is over. */
export function Deadline({ date }: { date: string }) {
  const label = dDayLabel(date, useNow());
  return label === null ? null : <DDay label={label} />;
}

export function Countdown({ until }: { until: number }) {
  const now = useNow(1000);
  return <span role="timer">{countdown(until, now)}</span>;
}
