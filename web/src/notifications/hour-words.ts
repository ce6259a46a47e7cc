/** `밤 10시`, `아침 8시`: as people say it. */
export function hourWords(hour: number): string {
  return `${partOfDay(hour)} ${hour % 12 || 12}시`;
}

function partOfDay(hour: number): string {
  if (hour === 0 || hour >= 21) return '밤';
  if (hour < 6) return '새벽';
  if (hour < 12) return '아침';
  if (hour === 12) return '낮';
  return hour < 18 ? '오후' : '저녁';
}

/** The quiet hours on a band of a day, from midnight to midnight; the same hour twice is none. */
export function nightsOf(from: number, to: number): [from: number, to: number][] {
  if (from === to) return [];
  const nights: [number, number][] =
    from < to
      ? [[from, to]]
      : [
          [0, to],
          [from, 24],
        ];
  return nights.filter(([start, end]) => end > start);
}

const NEAR_HOURS = 4;

/** What stands under the band: both ends, and of midnight and noon those that do not touch them. */
export function marksOf(from: number, to: number): number[] {
  const ends = Math.abs(from - to) < NEAR_HOURS ? [from] : [from, to];
  const fixed = [0, 12].filter((hour) => ends.every((end) => Math.abs(end - hour) >= NEAR_HOURS));
  return [...ends, ...fixed].sort((a, b) => a - b);
}
