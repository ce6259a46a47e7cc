import type { ProductId } from '@mungchi/contract';
import {
  likedProducts,
  mainProducts,
  productBoards,
  productDetail,
  recommendProducts,
  scrollProducts,
  searchProducts,
} from '@mungchi/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './call';
import { endpointKey, endpointQuery, entriesOf, pagesQuery } from './query-client';

/** 0 is the picks, 1–4 the shelves. */
export type ShelfIndex = 0 | 1 | 2 | 3 | 4;

export const productQuery = (productId: ProductId | string) => endpointQuery(productDetail, { params: { productId } });

/** The open group purchases of a product. */
export const productBoardsQuery = (productId: ProductId) => endpointQuery(productBoards, { params: { productId } });

export const recommendedProductsQuery = endpointQuery(recommendProducts);

/** The first few products of every shelf. */
export const shelvesQuery = endpointQuery(mainProducts);

/** A shelf, twenty at a time below the last id; an empty page is the end. */
export function shelfQuery(categoryId: Exclude<ShelfIndex, 0>) {
  const params = { categoryId };
  return infiniteQueryOptions({
    queryKey: endpointKey(scrollProducts, { params, pages: true }),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: lastId, signal }) => call(scrollProducts, { params, query: { lastId }, signal }),
    getNextPageParam: (page) => page.at(-1)?.id,
    select: ({ pages }) => pages.flat(),
    staleTime: 5 * 60_000,
  });
}

export function foundProductsQuery(keyword: string) {
  const size = { first: 40, more: 40 };
  return infiniteQueryOptions({ ...pagesQuery(searchProducts, { query: { keyword } }, size), select: entriesOf });
}

export const likedProductsQuery = pagesQuery(likedProducts, {}, { first: 20, more: 20 });
