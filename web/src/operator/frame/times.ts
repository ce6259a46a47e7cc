const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', hourCycle: 'h23', ...options });
const parts = format({ year: 'numeric', month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' });
const hour = format({ hour: '2-digit', minute: '2-digit' });
const long = format({
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** `11.14 21:40` in Seoul. */
export function shortTime(instant: string): string {
  const { month, day, hour: hours, minute } = partsOf(instant);
  return `${month}.${day} ${hours}:${minute}`;
}

/** `11.14`, in Seoul, and of another year `2025.11.14`. */
export function shortDay(instant: string, now: number): string {
  const { year, month, day } = partsOf(instant);
  return year === partsOf(now).year ? `${month}.${day}` : `${year}.${month}.${day}`;
}

function partsOf(instant: string | number) {
  return Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value])) as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute',
    string
  >;
}

export function hourTime(instant: string): string {
  return hour.format(new Date(instant));
}

export function longTime(at: number): string {
  return long.format(new Date(at));
}

/** `1.1초`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toLocaleString('ko-KR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}초`;
}

/** `−19,800` with a real minus, `+9,900` with its sign. */
export function signed(amount: number): string {
  const words = Math.abs(amount).toLocaleString('ko-KR');
  return amount < 0 ? `−${words}` : amount > 0 ? `+${words}` : words;
}
