/** `바로 앞`, `320m`, `1.4km`: as far as it matters to somebody on foot. */
export function distanceText(metres: number): string {
  if (metres < 10) return '바로 앞';
  return metres < 995 ? `${Math.round(metres / 10) * 10}m` : `${(metres / 1000).toFixed(1)}km`;
}
