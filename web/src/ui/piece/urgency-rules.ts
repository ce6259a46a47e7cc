import { daysFrom, seoulDay } from '@mungchi/contract';

export type Urgency = { seat: string | null; day: string | null };

const DAYS = ['오늘 마감', '내일 마감', '모레 마감'];

/** Two urgencies, two words: the last seat, and the last days. Both may hold at once; neither is a red word by itself. */
export function urgencyOf(seatsLeft: number, deadline: string, now: number): Urgency {
  return { seat: seatsLeft === 1 ? '1자리 남음' : null, day: DAYS[daysFrom(seoulDay(now), deadline)] ?? null };
}
