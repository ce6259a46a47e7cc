/** `바로 앞`, `320m`, `1.4km`, `12km`: as far as it matters to somebody on foot. */
export function distanceText(metres: number): string {
  if (metres < 10) return '바로 앞';
  if (metres < 995) return `${Math.round(metres / 10) * 10}m`;
  return metres < 9950 ? `${(metres / 1000).toFixed(1)}km` : `${Math.round(metres / 1000)}km`;
}

/** `우리 집에서 640m` */
export function fromHomeText(metres: number): string {
  return metres < 10 ? '우리 집 바로 앞' : `우리 집에서 ${distanceText(metres)}`;
}

/** Four kilometres an hour, as Korean maps reckon. */
const METRES_A_MINUTE = 4000 / 60;
const LONGEST_WALK_METRES = 3000;

/** `걸어서 10분`; null where nobody would walk, or it is not worth a word. */
export function walkText(metres: number): string | null {
  if (metres < 10 || metres > LONGEST_WALK_METRES) return null;
  return `걸어서 ${Math.max(1, Math.round(metres / METRES_A_MINUTE))}분`;
}

/** `750m`, `1.5km`, `3km`: a radius, as it is chosen. */
export function radiusText(metres: number): string {
  return metres < 1000 ? `${metres}m` : `${metres / 1000}km`;
}
