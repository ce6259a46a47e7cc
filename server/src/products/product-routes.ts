import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { findProduct } from './find-product';
import { likeProduct } from './like-product';
import { likedProducts } from './liked-products';
import { mainProducts } from './main-products';
import { recommendProducts } from './recommend-products';
import { scrollProducts } from './scroll-products';
import { productSearch } from './search-products';

export function productRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.likedProducts, async ({ userId, query, nextCursor }) => {
    const { items, next } = await likedProducts(deps, userId, query);
    nextCursor(next);
    return items;
  });
  const searchProducts = productSearch(deps);
  route(app, deps, contract.searchProducts, async ({ userId, query, nextCursor }) => {
    const { items, next } = await searchProducts(userId, query.keyword, query);
    nextCursor(next);
    return items;
  });
  route(app, deps, contract.recommendProducts, ({ userId }) => recommendProducts(deps, userId));
  route(app, deps, contract.mainProducts, ({ userId }) => mainProducts(deps, userId));
  route(app, deps, contract.scrollProducts, ({ userId, params, query }) =>
    scrollProducts(deps, userId, params.categoryId, query.lastId),
  );
  route(app, deps, contract.productDetail, ({ userId, params }) => findProduct(deps, userId, params.productId));
  route(app, deps, contract.likeProduct, ({ userId, params }) => likeProduct(deps, userId, params.productId, true));
  route(app, deps, contract.unlikeProduct, ({ userId, params }) => likeProduct(deps, userId, params.productId, false));
}
