import { DAY_MS, daysFrom, eveningWords, HOUR_MS, seoulDay } from '@mungchi/contract';

/** `left` only within the last day: the countdown. */
export type UntilWords = { at: string; left: string | null };

const MINUTE_MS = 60_000;
const DAYS = ['오늘', '내일'];

/** `11월 17일 밤 9시`; within the last day `오늘 밤 9시` and `2시간 48분 남음`. */
export function untilWords(evening: string, now: number): UntilWords {
  const until = Date.parse(evening);
  const left = until - now;
  if (left >= DAY_MS) return { at: eveningWords(until), left: null };
  return { at: nearEvening(evening, now), left: left <= 0 ? '기한이 지났어요' : `${lengthOf(left)} 남음` };
}

/** `오늘 밤 9시`, `내일 밤 9시`, then `11월 17일 밤 9시`. */
export function nearEvening(evening: string, now: number): string {
  const until = Date.parse(evening);
  const day = DAYS[daysFrom(seoulDay(now), seoulDay(until))];
  return day ? `${day} 밤 9시` : eveningWords(until);
}

function lengthOf(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR_MS);
  const minutes = Math.ceil((milliseconds % HOUR_MS) / MINUTE_MS);
  if (minutes === 60) return `${hours + 1}시간`;
  return [hours > 0 && `${hours}시간`, minutes > 0 && `${minutes}분`].filter(Boolean).join(' ');
}

/** `2일 4시간` before the last day; within it as everywhere. */
export function timeLeft(evening: string, now: number): string {
  const left = Date.parse(evening) - now;
  if (left < DAY_MS) return untilWords(evening, now).left ?? '';
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  return `${Math.floor(left / DAY_MS)}일${hours > 0 ? ` ${hours}시간` : ''}`;
}
