import { seoulDay } from '@mungchi/contract';

type Month = { at: number; name: string };

/** The first days of months, none in the last weeks, where today stands; every second, third … where they are many. */
export function monthsBetween(from: number, to: number, most: number): Month[] {
  const months: Month[] = [];
  let [year, month] = seoulDay(from).split('-').map(Number) as [number, number];
  for (;;) {
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
    const at = Date.parse(`${year}-${String(month).padStart(2, '0')}-01T00:00:00+09:00`);
    if (at > to - (to - from) / 8) break;
    months.push({ at, name: month === 1 ? `${year}년` : `${month}월` });
  }
  const step = Math.max(1, Math.ceil(months.length / Math.max(1, most)));
  return months.filter((_, index) => (months.length - 1 - index) % step === 0);
}
