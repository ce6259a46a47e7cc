import { CATEGORIES, type ProductCard, RECOMMENDATIONS, seoulDay, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { picksOfTheDay } from './day-picks-rules';
import { withHearts } from './with-hearts';

/** Eight of each shelf, the same all day. */
export async function mainProducts(deps: Deps, userId: UserId | null): Promise<ProductCard[][]> {
  const { shelves } = await deps.catalogue();
  const day = seoulDay(deps.now());
  const picks = CATEGORIES.map(({ id }) => picksOfTheDay(shelves.get(id) ?? [], day, RECOMMENDATIONS));
  const cards = await withHearts(deps, userId, picks.flat());
  return picks.map((shelf) => cards.splice(0, shelf.length));
}
