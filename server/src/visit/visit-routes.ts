import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import { listVisitedBoards, visitedSearch } from '../boards/lists/visit-boards';
import type { Deps } from '../deps';
import { readRoute } from '../http/read-route';
import { route } from '../http/route';
import { findAreasBy } from '../places/area-of';
import { findProduct } from '../products/find-product';
import { mainProducts } from '../products/main-products';
import { scrollProducts } from '../products/scroll-products';
import { productSearch } from '../products/search-products';
import { busyAreas } from './busy-areas';
import { areaName, visitedAreaBy } from './visited-area';

const AREAS_FOUND = 10;

/** Looking around without an account; nothing here writes, or knows who asks. */
export function visitRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.findAreas, async ({ query }) =>
    (await findAreasBy(deps.places, query.query, AREAS_FOUND)).map(areaName),
  );
  const busy = busyAreas(deps);
  readRoute(app, deps, contract.busyAreas, (reading) => busy(reading));
  route(app, deps, contract.visitedArea, ({ query }) => visitedAreaBy(query.area));
  readRoute(app, deps, contract.visitBoards, async (reading, { query: { area, ...asked }, nextCursor }) => {
    const { cards, next } = await listVisitedBoards(reading, visitedAreaBy(area), asked);
    nextCursor(next);
    return cards;
  });
  const search = visitedSearch();
  readRoute(app, deps, contract.visitSearch, async (reading, { query: { area, ...asked }, nextCursor }) => {
    const { cards, next } = await search(reading, visitedAreaBy(area), asked);
    nextCursor(next);
    return cards;
  });
  readRoute(app, deps, contract.visitShelves, (reading) => mainProducts(reading, null));
  readRoute(app, deps, contract.visitShelf, (reading, { params, query }) =>
    scrollProducts(reading, null, params.categoryId, query.lastId),
  );
  const searchProducts = productSearch(deps);
  readRoute(app, deps, contract.visitProducts, async (reading, { query, nextCursor }) => {
    const { items, next } = await searchProducts(reading, null, query.keyword, query);
    nextCursor(next);
    return items;
  });
  route(app, deps, contract.visitProduct, ({ params }) => findProduct(deps, null, params.productId));
}
