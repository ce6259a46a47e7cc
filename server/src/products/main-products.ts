import { CATEGORIES, type ProductCard, RECOMMENDATIONS, seoulDay } from '@mungchi/contract';
import type { Deps } from '../deps';
import { toCard } from './catalogue';
import { picksOfTheDay } from './day-picks-rules';

/** Eight of each shelf, the same all day. */
export async function mainProducts({ catalogue, now }: Deps): Promise<ProductCard[][]> {
  const { shelves } = await catalogue();
  const day = seoulDay(now());
  return CATEGORIES.map(({ id }) => picksOfTheDay(shelves.get(id) ?? [], day, RECOMMENDATIONS).map(toCard));
}
