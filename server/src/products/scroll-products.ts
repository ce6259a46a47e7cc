import { PRODUCT_PAGE, type ProductCard, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { withHearts } from './with-hearts';

/** The next twenty of a shelf, ids descending, below `lastId`. */
export async function scrollProducts(
  deps: Deps,
  userId: UserId | null,
  categoryId: number,
  lastId?: number,
): Promise<ProductCard[]> {
  const shelf = (await deps.catalogue()).shelves.get(categoryId) ?? [];
  const start = lastId === undefined ? 0 : firstBelow(shelf, lastId);
  return withHearts(deps, userId, shelf.slice(start, start + PRODUCT_PAGE));
}

/** Index of the first id below the given one, in a list with ids descending. */
function firstBelow(shelf: readonly { id: number }[], id: number): number {
  let low = 0;
  let high = shelf.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (shelf[middle]!.id >= id) low = middle + 1;
    else high = middle;
  }
  return low;
}
