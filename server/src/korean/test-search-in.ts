import { searchSteps } from './search-steps';
import type { Searchable } from './searchable';

/** The whole search over texts in memory: best first, equal ranks in the given order. */
export function searchIn<Item>(
  items: readonly Item[],
  keyword: string,
  fieldsOf: (item: Item) => readonly (string | Searchable)[],
): Item[] {
  for (const step of searchSteps(keyword)) {
    const found = items.flatMap((item) => {
      const rank = step.rank(fieldsOf(item));
      return rank === null ? [] : [{ item, rank }];
    });
    if (found.length > 0) return found.sort((a, b) => b.rank - a.rank).map(({ item }) => item);
  }
  return [];
}
