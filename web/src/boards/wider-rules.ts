import { RADII } from '@mungchi/contract';
import type { Radius } from '../api/nearby-filter';
import { radiusText } from '../ui/text/distance';

type Found = { distance: number | null };

/** How many there are in each circle. */
export function countWithin(boards: readonly Found[]): { radius: Radius; count: number }[] {
  return RADII.map((radius) => ({
    radius,
    count: boards.filter(({ distance }) => distance !== null && distance <= radius).length,
  }));
}

/** `3km로 넓히면 2개가 있어요`: the first wider circle that is worth it. */
export function widerText(counts: ReturnType<typeof countWithin>, chosen: Radius): string {
  const wider = counts.find(({ radius, count }) => radius > chosen && count > 0);
  if (wider) return `${radiusText(wider.radius)}로 넓히면 ${wider.count}개가 있어요`;
  return `${radiusText(RADII.at(-1)!)} 안에는 아직 없어요`;
}
