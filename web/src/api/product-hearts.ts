import type { ProductCard, ProductId } from '@mungchi/contract';
import {
  likedProducts,
  likeProduct,
  mainProducts,
  recommendProducts,
  scrollProducts,
  searchProducts,
  unlikeProduct,
} from '@mungchi/contract/calls';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { sayHeartFailed } from './heart-failed';
import { productQuery } from './products';
import { endpointKey } from './query-client';
import { settle } from './settle';

const LISTS = new Set<unknown>(
  [mainProducts, recommendProducts, scrollProducts, searchProducts].map(({ path }) => path),
);
const lists = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => LISTS.has(queryKey[0]) };

/** The heart of a product on every list of this tab. */
export function showHeart(queries: QueryClient, productId: ProductId, liked: boolean): void {
  queries.setQueriesData(lists, (list: unknown) => withHeart(list, productId, liked));
}

/** For the hearts on cards; the returned function takes the card as it is shown. */
export function useLikeCard(): (card: ProductCard) => Promise<void> {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, liked }: ProductCard) =>
      call(liked ? unlikeProduct : likeProduct, { params: { productId: id } }),
    onMutate: ({ id, liked }) => {
      showHeart(queries, id, !liked);
      return { reading: queries.isFetching(lists) > 0 };
    },
    onSuccess: (answer, { id }) => {
      queries.setQueryData(productQuery(id).queryKey, (now) => now && { ...now, ...answer });
      void queries.invalidateQueries({ queryKey: endpointKey(likedProducts) });
    },
    onError: (_error, { id, liked }) => {
      showHeart(queries, id, liked);
      sayHeartFailed(liked);
    },
    // A list that was on its way may have come with the heart as it was.
    onSettled: (_answer, _error, _card, before) => {
      if (before?.reading) void queries.invalidateQueries(lists);
    },
  });
  // The error was reported above.
  return (card) => settle(mutateAsync(card));
}

/** Lists are arrays of cards, arrays of those, or pages of them; what does not change stays the same object. */
function withHeart(part: unknown, productId: ProductId, liked: boolean): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => withHeart(each, productId, liked));
  if ('liked' in part) return 'id' in part && part.id === productId ? { ...part, liked } : part;
  if ('pages' in part) return { ...part, pages: withHeart(part.pages, productId, liked) };
  if ('answer' in part) return { ...part, answer: withHeart(part.answer, productId, liked) };
  return part;
}
