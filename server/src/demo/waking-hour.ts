import { addDays, HOUR_MS, seoulClock, seoulDay, startOfSeoulDay } from '@mungchi/contract';

const FROM = 10;
const TO = 21;

/** The first full hour from then on at which neighbours would meet: whoever tries the demo at midnight is not sent out at one in the morning. */
export function wakingHour(soonest: number): Date {
  const hour = Math.ceil(soonest / HOUR_MS) * HOUR_MS;
  const clock = seoulClock(hour).hour;
  if (clock >= FROM && clock <= TO) return new Date(hour);
  const day = clock < FROM ? seoulDay(hour) : addDays(seoulDay(hour), 1);
  return new Date(startOfSeoulDay(day).getTime() + FROM * HOUR_MS);
}
