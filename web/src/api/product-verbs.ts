import type { ProductId } from '@mungchi/contract';
import { likedProducts, likeProduct, unlikeProduct } from '@mungchi/contract/calls';
import { call } from './call';
import { productQuery } from './products';
import { endpointKey } from './query-client';
import { useHeart } from './use-heart';

export function useLikeProduct(productId: ProductId) {
  return useHeart({
    queryKey: productQuery(productId).queryKey,
    listKey: endpointKey(likedProducts),
    send: (liked) => call(liked ? likeProduct : unlikeProduct, { params: { productId } }),
  });
}
