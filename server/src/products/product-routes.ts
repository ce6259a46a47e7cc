import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { readRoute } from '../http/read-route';
import { route } from '../http/route';
import { findProduct } from './find-product';
import { likeProduct } from './like-product';
import { likedProducts } from './liked-products';
import { mainProducts } from './main-products';
import { recommendProducts } from './recommend-products';
import { scrollProducts } from './scroll-products';
import { productSearch } from './search-products';

export function productRoutes(app: FastifyInstance, deps: Deps): void {
  readRoute(app, deps, contract.likedProducts, async (reading, { userId, query, nextCursor }) => {
    const { items, next } = await likedProducts(reading, userId, query);
    nextCursor(next);
    return items;
  });
  const searchProducts = productSearch(deps);
  readRoute(app, deps, contract.searchProducts, async (reading, { userId, query, nextCursor }) => {
    const { items, next } = await searchProducts(reading, userId, query.keyword, query);
    nextCursor(next);
    return items;
  });
  readRoute(app, deps, contract.recommendProducts, (reading, { userId }) => recommendProducts(reading, userId));
  readRoute(app, deps, contract.mainProducts, (reading, { userId }) => mainProducts(reading, userId));
  readRoute(app, deps, contract.scrollProducts, (reading, { userId, params, query }) =>
    scrollProducts(reading, userId, params.categoryId, query.lastId),
  );
  route(app, deps, contract.productDetail, ({ userId, params }) => findProduct(deps, userId, params.productId));
  route(app, deps, contract.likeProduct, ({ userId, params }) => likeProduct(deps, userId, params.productId, true));
  route(app, deps, contract.unlikeProduct, ({ userId, params }) => likeProduct(deps, userId, params.productId, false));
}
