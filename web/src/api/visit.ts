import { BOARDS_FIRST_PAGE, type ProductId } from '@mungchi/contract';
import {
  visitBoards,
  visitedArea,
  visitProduct,
  visitProducts,
  visitSearch,
  visitShelf,
  visitShelves,
} from '@mungchi/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CategoryIndex } from './boards';
import { call } from './call';
import type { ShelfIndex } from './products';
import { endpointKey, endpointQuery, entriesOf, pagesQuery } from './query-client';

const BROWSED = { first: BOARDS_FIRST_PAGE, more: 20 };
const LONG_MS = 10 * 60_000;

/** What a visitor reads, without an account: around the middle of a 동. */

export const visitedAreaQuery = (area: string) => ({
  ...endpointQuery(visitedArea, { query: { area } }),
  staleTime: LONG_MS,
});

type Asked = { area: string; category: CategoryIndex; recruiting: boolean };

export function visitBoardsQuery({ area, category, recruiting }: Asked) {
  const query = {
    area,
    ...(category > 0 && { categoryId: category }),
    ...(recruiting && { recruiting: 'true' as const }),
  };
  return infiniteQueryOptions({ ...pagesQuery(visitBoards, { query }, BROWSED), select: entriesOf });
}

/** All that recruit, at once: the map shows them together. */
export const visitMapQuery = (area: string) => endpointQuery(visitBoards, { query: { area, recruiting: 'true' } });

export function visitSearchQuery(area: string, keyword: string) {
  return infiniteQueryOptions({ ...pagesQuery(visitSearch, { query: { area, keyword } }, BROWSED), select: entriesOf });
}

export const visitShelvesQuery = { ...endpointQuery(visitShelves), staleTime: LONG_MS };

export function visitShelfQuery(categoryId: Exclude<ShelfIndex, 0>) {
  const params = { categoryId };
  return infiniteQueryOptions({
    queryKey: endpointKey(visitShelf, { params, pages: true }),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: lastId, signal }) => call(visitShelf, { params, query: { lastId }, signal }),
    getNextPageParam: (page) => page.at(-1)?.id,
    select: ({ pages }) => pages.flat(),
    staleTime: LONG_MS,
  });
}

export function visitProductsQuery(keyword: string) {
  const size = { first: 40, more: 40 };
  return infiniteQueryOptions({ ...pagesQuery(visitProducts, { query: { keyword } }, size), select: entriesOf });
}

export const visitProductQuery = (productId: ProductId | string) =>
  endpointQuery(visitProduct, { params: { productId } });
