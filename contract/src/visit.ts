import * as z from 'zod/mini';
import { BoardCard } from './board-views';
import { endpoint } from './endpoint';
import { productIdParam } from './ids';
import { ProductCard, ProductDetail } from './products';
import { count, idInput, idParam, pageQuery, text, wholeNumber } from './shapes';

/** Looking around without an account: read-only, around the middle of a 읍면동, which is all that is sent of where somebody is. */

/** The number the government gives a 읍면동. */
const areaCode = z.string().check(z.regex(/^\d{7,10}$/, '동네를 다시 골라 주세요.'));
const inArea = z.object({ area: areaCode });

const AreaName = z.object({
  code: z.string(),
  name: z.string(),
  /** With its province and district, which tell equal names apart. */
  address: z.string(),
});
export type AreaName = z.infer<typeof AreaName>;

const BusyArea = z.extend(AreaName, { open: count });
export type BusyArea = z.infer<typeof BusyArea>;

/** Its middle, and how far around it is shown. */
export const VisitedArea = z.extend(AreaName, { latitude: z.number(), longitude: z.number(), metres: count });
export type VisitedArea = z.infer<typeof VisitedArea>;

/** As the shared post shows it: the 동, a point on the grid, no distance, nobody's id, followers by a shortened name. */
export const VisitCard = z.extend(BoardCard, {
  participants: z.array(z.object({ nickname: z.string(), profileUrl: z.string() })),
  distance: z.null(),
});
export type VisitCard = z.infer<typeof VisitCard>;

const recruiting = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  ),
);

export const findAreas = endpoint({
  method: 'GET',
  path: '/api/visit/areas',
  summary: 'Finds neighbourhoods (읍면동) by their name, or by an address in them',
  auth: 'public',
  query: z.object({ query: text(1, 100, '동네 이름을 입력해 주세요.') }),
  response: z.array(AreaName),
  errors: [],
  limit: { max: 120, seconds: 60 },
});

export const busyAreas = endpoint({
  method: 'GET',
  path: '/api/visit/areas/busy',
  summary: 'Lists at most five neighbourhoods around which most group purchases recruit',
  auth: 'public',
  response: z.array(BusyArea),
  errors: [],
  limit: { max: 60, seconds: 60 },
});

export const visitedArea = endpoint({
  method: 'GET',
  path: '/api/visit/area',
  summary: 'Reads one neighbourhood: its name and its middle',
  auth: 'public',
  query: inArea,
  response: VisitedArea,
  errors: ['NOT_FOUND'],
  limit: { max: 120, seconds: 60 },
});

export const visitBoards = endpoint({
  method: 'GET',
  path: '/api/visit/boards',
  summary: 'Lists group purchases around a neighbourhood as visitors see them, newest first',
  auth: 'public',
  query: z.extend(pageQuery, {
    ...inArea.shape,
    recruiting,
    categoryId: z.optional(wholeNumber(1, 4, '카테고리는 1에서 4까지예요.')),
  }),
  response: z.array(VisitCard),
  errors: ['NOT_FOUND'],
  paged: true,
  limit: { max: 120, seconds: 60 },
});

export const visitSearch = endpoint({
  method: 'GET',
  path: '/api/visit/boards/search',
  summary: 'Searches group purchases around a neighbourhood as visitors see them, best match first',
  auth: 'public',
  query: z.extend(pageQuery, { ...inArea.shape, keyword: text(1, 100, '검색어를 입력해 주세요.') }),
  response: z.array(VisitCard),
  errors: ['NOT_FOUND'],
  paged: true,
  limit: { max: 60, seconds: 60 },
});

export const visitShelves = endpoint({
  method: 'GET',
  path: '/api/visit/products',
  summary: 'Lists eight products for each of the four categories (an array of arrays); the same all day',
  auth: 'public',
  response: z.array(z.array(ProductCard)),
  errors: [],
  limit: { max: 120, seconds: 60 },
});

export const visitShelf = endpoint({
  method: 'GET',
  path: '/api/visit/products/categories/:categoryId',
  summary: 'Lists twenty products of a category with ids below lastId, highest id first',
  auth: 'public',
  params: z.object({ categoryId: z.pipe(idParam, z.literal([1, 2, 3, 4], '카테고리는 1에서 4까지예요.')) }),
  query: z.object({ lastId: z.optional(idInput) }),
  response: z.array(ProductCard),
  errors: [],
  limit: { max: 120, seconds: 60 },
});

export const visitProducts = endpoint({
  method: 'GET',
  path: '/api/visit/products/search',
  summary: 'Searches products by name (Korean-aware)',
  auth: 'public',
  query: z.extend(pageQuery, { keyword: text(1, 100, '검색어를 입력해 주세요.') }),
  response: z.array(ProductCard),
  errors: [],
  paged: true,
  limit: { max: 60, seconds: 60 },
});

export const visitProduct = endpoint({
  method: 'GET',
  path: '/api/visit/products/:productId',
  summary: 'Reads one product',
  auth: 'public',
  params: z.object({ productId: productIdParam }),
  response: ProductDetail,
  errors: ['PRODUCT_NOT_FOUND'],
  limit: { max: 120, seconds: 60 },
});
