/** As wide as they are drawn, so that their words are as large as those around them. */
export const chartWidth = (onDesk: number) => (matchMedia('(min-width: 1024px)').matches ? onDesk : 350);

export const dayWords = (day: string) => `${Number(day.slice(5, 7))}.${Number(day.slice(8))}`;

const ROUND = [1, 1.2, 1.6, 2, 2.4, 3, 4, 6, 8, 10];

/** A round number at or above, four at least; its half is round as well. */
export function ceiling(value: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const top = step * ROUND.find((round) => round * step >= value)!;
  return Math.max(4, Math.ceil(top / 2) * 2);
}
