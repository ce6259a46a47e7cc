import type { ProductCard } from '@mungchi/contract';
import { scrollProducts } from '@mungchi/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../api/call';

/** 0 is the picks, 1–4 the shelves. */
export type ShelfIndex = 0 | 1 | 2 | 3 | 4;

/** A shelf, twenty at a time below the last id; an empty page is the end. */
export function shelfQuery(categoryId: Exclude<ShelfIndex, 0>) {
  return infiniteQueryOptions({
    queryKey: ['products', 'shelf', categoryId],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: lastId, signal }): Promise<ProductCard[]> =>
      call(scrollProducts, { params: { categoryId: String(categoryId) }, query: { lastId }, signal }),
    getNextPageParam: (page) => page.at(-1)?.id,
    select: ({ pages }) => pages.flat(),
    staleTime: 5 * 60_000,
  });
}
