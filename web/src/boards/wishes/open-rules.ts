import { RADII } from '@mungchi/contract';
import type { Radius } from '../../api/nearby-filter';

/** Whether a purchase that a search has found is of this thing: of one syllable it is a word or the end of one (쌀 in 햅쌀, not in 쌀국수). */
export function soldAs(word: string, title: string): boolean {
  return Array.from(word).length > 1 || title.split(/\s+/).some((each) => each.endsWith(word));
}

/** The smallest circle that shows them all, and not less than the chosen one. */
export function radiusFor(chosen: Radius, boards: readonly { distance: number | null }[]): Radius {
  const farthest = Math.max(...boards.map(({ distance }) => distance ?? 0));
  return RADII.find((radius) => radius >= chosen && radius >= farthest) ?? RADII.at(-1)!;
}
