import type { ProductId } from '@mungchi/contract';
import { likedProducts, likeProduct, unlikeProduct } from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { showHeart } from './product-hearts';
import { productQuery } from './products';
import { endpointKey } from './query-client';
import { useHeart } from './use-heart';

export function useLikeProduct(productId: ProductId) {
  const queries = useQueryClient();
  return useHeart({
    queryKey: productQuery(productId).queryKey,
    listKey: endpointKey(likedProducts),
    send: (liked) => call(liked ? likeProduct : unlikeProduct, { params: { productId } }),
    showElsewhere: (liked) => showHeart(queries, productId, liked),
  });
}
