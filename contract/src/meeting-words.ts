import { daysFrom, dayWords, seoulClock, seoulDay } from './seoul';

/** When people meet, in the words they use: `11월 20일 금요일 저녁 7시 ~ 8시`. */
export function meetingWords(startsAt: Date | number, endsAt: Date | number): string {
  return `${dayWords(startsAt)} ${weekdayWords(startsAt)} ${clockWords(startsAt)} ~ ${endWords(startsAt, endsAt)}`;
}

/** `저녁 7시`, `오전 11시 30분` */
export function clockWords(instant: Date | number): string {
  return `${partOfDay(seoulClock(instant).hour)} ${bareClock(instant)}`;
}

/** `금요일` */
export function weekdayWords(instant: Date | number): string {
  const sunday = '2026-11-15';
  const days = daysFrom(sunday, seoulDay(instant)) % 7;
  return `${'일월화수목금토'[(days + 7) % 7]}요일`;
}

/** The part of the day only where it is another one. */
function endWords(startsAt: Date | number, endsAt: Date | number): string {
  if (seoulDay(startsAt) !== seoulDay(endsAt)) return `다음 날 ${clockWords(endsAt)}`;
  const isSamePart = partOfDay(seoulClock(startsAt).hour) === partOfDay(seoulClock(endsAt).hour);
  return isSamePart ? bareClock(endsAt) : clockWords(endsAt);
}

function bareClock(instant: Date | number): string {
  const { hour, minute } = seoulClock(instant);
  return `${hour % 12 || 12}시${minute === 0 ? '' : ` ${minute}분`}`;
}

function partOfDay(hour: number): string {
  if (hour === 0 || hour >= 21) return '밤';
  if (hour < 6) return '새벽';
  if (hour < 9) return '아침';
  if (hour < 12) return '오전';
  if (hour === 12) return '낮';
  return hour < 18 ? '오후' : '저녁';
}
